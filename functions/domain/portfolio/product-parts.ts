/** How many products one part of the whole portfolio holds: as many as are read and sent within 200 ms. */
export const mostLines = 300

/** How many products are changed or taken out by one call. */
export const mostProductsAtOnce = 200
