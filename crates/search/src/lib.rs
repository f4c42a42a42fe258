//! Information-set Monte Carlo tree search over a small trait.
