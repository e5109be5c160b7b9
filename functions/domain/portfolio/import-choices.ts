import * as z from 'zod'
import { columnRoles } from './reading/column-roles.ts'

/** What somebody said of the columns under a heading: by their place in the table, from 0. */
export const columnChoiceSchema = z.lazy(() =>
  z.object({
    heading: z.string().max(300),
    roles: z.record(z.string().regex(/^\d{1,3}$/), z.enum(columnRoles)),
  }),
)
export type ColumnChoice = z.infer<typeof columnChoiceSchema>

export const mostTakenIn = 1000
/** Of one file; a workbook has a few. */
export const mostTables = 50

/** What somebody said of an import; the file is read by it. */
export const importChoicesSchema = z.lazy(() =>
  z.object({
    columns: z.array(columnChoiceSchema).max(mostTables),
    /** Rows that are products although they were left out. */
    taken_in: z
      .array(z.object({ sheet: z.int().nonnegative(), row: z.int().positive() }))
      .max(mostTakenIn),
    /** Products of the older edition that the file no longer has leave the portfolio. */
    take_out_gone: z.boolean(),
  }),
)
export type ImportChoices = z.infer<typeof importChoicesSchema>

/** The roles of both; where they say something of the same column, the later one counts. */
export function withColumns(
  before: readonly ColumnChoice[],
  later: readonly ColumnChoice[],
): ColumnChoice[] {
  const roles = new Map(before.map((one) => [one.heading, one.roles]))
  for (const one of later) roles.set(one.heading, { ...roles.get(one.heading), ...one.roles })
  return [...roles].map(([heading, own]) => ({ heading, roles: own })).slice(-mostTables)
}
