/** Characters that the name of a saved search or view may have. */
export const longestName = 60
