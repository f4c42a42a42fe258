//! Matches between bots and mass play: ratings, statistics with intervals, charts.
