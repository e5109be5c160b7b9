import { tidy } from '#domain/portfolio/reading/sheet.ts'
import { itemsOf, readOwnPlan, tableOfItems } from '#domain/tenders/plans/json-plan.ts'
import type { PlanChoices, PlanReading } from '#domain/tenders/plans/plan-reading.ts'
import { readPlan } from '#domain/tenders/plans/read-plan.ts'
import { decodeFile } from '../../portfolio/reading/decode-file.ts'
import type { Decoding } from '../../portfolio/reading/decoding.ts'
import { ReadingFailure } from '../../portfolio/reading/reading-failure.ts'

/** Lines of a cell may be clauses, and nothing that was published is cut off. */
const decoding: Decoding = {
  // as many as Excel itself allows
  cellCharacters: 32_767,
  cleanCell: (text) => text.split('\n').map(tidy).join('\n').trim(),
  // plans have a dozen columns on a page, with hardly more than a space between them
  wordSpace: 0.5,
}

/**
 * The tenders of a plan file: xlsx, xls, csv, pdf, docx, or JSON (our own schema or rows as objects). What is wrong with
 * the file is thrown as `ReadingFailure`.
 */
export async function readPlanFile(
  bytes: Uint8Array,
  fileName: string,
  choices: PlanChoices,
): Promise<PlanReading> {
  if (!/\.json$/i.test(fileName))
    return readPlan(await decodeFile(bytes, fileName, decoding), fileName, choices)
  const items = itemsOf(jsonOf(bytes))
  if (items === null) throw new ReadingFailure('broken_file')
  return readOwnPlan(items) ?? readPlan(tableOfItems(items), fileName, choices)
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new ReadingFailure('broken_file')
  }
}
