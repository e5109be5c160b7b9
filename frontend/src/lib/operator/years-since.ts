/** Whole years from the first year until this one. */
export const yearsSince = (year: number): number => Math.max(0, new Date().getUTCFullYear() - year)
