//! What can be seen only from inside the store.
