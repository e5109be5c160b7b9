/** How many products one part of the whole portfolio holds: some 600 bytes each, an answer has 6 MB. */
export const mostLines = 2000

/** How many products are changed or taken out by one call. */
export const mostProductsAtOnce = 200
