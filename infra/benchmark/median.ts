/** The middle one of an odd number of values, the upper of the two in the middle of an even one. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
