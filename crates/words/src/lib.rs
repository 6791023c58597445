//! French and English wording of events, questions and faults.
