/** How many products one portfolio holds at most. */
export const maxProducts = 20_000

/** How many problems of a file are kept; the count tells of the rest. */
export const maxProblems = 500
