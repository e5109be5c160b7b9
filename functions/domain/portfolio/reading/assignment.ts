/**
 * The best one-to-one assignment: for each row of `gains` the column that it gets, so that the sum is the largest
 * (the Hungarian method with potentials). There must be at least as many columns as rows.
 */
export function bestAssignment(gains: readonly (readonly number[])[]): number[] {
  const rows = gains.length
  const columns = gains[0]?.length ?? 0
  const ofRow = new Float64Array(rows + 1)
  const ofColumn = new Float64Array(columns + 1)
  const rowAt = new Int32Array(columns + 1)
  const before = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row += 1) {
    rowAt[0] = row
    let column = 0
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const isDone = new Uint8Array(columns + 1)
    do {
      isDone[column] = 1
      const here = rowAt[column] as number
      let least = Number.POSITIVE_INFINITY
      let next = 0
      for (let other = 1; other <= columns; other += 1) {
        if (isDone[other]) continue
        const gain = gains[here - 1]?.[other - 1] ?? 0
        const rest = -gain - (ofRow[here] as number) - (ofColumn[other] as number)
        if (rest < (slack[other] as number)) {
          slack[other] = rest
          before[other] = column
        }
        if ((slack[other] as number) < least) {
          least = slack[other] as number
          next = other
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (isDone[other]) {
          ofRow[rowAt[other] as number] = (ofRow[rowAt[other] as number] as number) + least
          ofColumn[other] = (ofColumn[other] as number) - least
        } else slack[other] = (slack[other] as number) - least
      }
      column = next
    } while (rowAt[column] !== 0)
    while (column !== 0) {
      const previous = before[column] as number
      rowAt[column] = rowAt[previous] as number
      column = previous
    }
  }
  const assigned = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column += 1) {
    const row = rowAt[column] as number
    if (row > 0) assigned[row - 1] = column - 1
  }
  return assigned
}
