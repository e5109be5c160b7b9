import { type Cell, cellText, tidy } from '../../portfolio/reading/sheet.ts'

/** The words of a cell in one line; only clauses need its own lines. */
export const cellWords = (cell: Cell | undefined): string => tidy(cellText(cell))
