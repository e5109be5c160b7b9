/** As long as a product's own words may be. */
export const longestWords = 300
export const mostVolumeMl = 1_000_000
export const mostWeightG = 1_000_000
