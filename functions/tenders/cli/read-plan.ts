import { basename } from 'node:path'
import process from 'node:process'
import { isPlanField, type PlanField, planFields } from '#domain/tenders/plans/plan-field.ts'
import { noPlanChoices, type PlanChoices } from '#domain/tenders/plans/plan-reading.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { bytesOf } from '../../platform/command-line/given-file.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { ReadingFailure } from '../../portfolio/reading/reading-failure.ts'
import { printedTenders } from '../plans/printed-tenders.ts'
import { readPlanFile } from '../plans/read-plan-file.ts'

const usage = 'usage: npm run -s read-plan -- FILE [--mapping FILE]'

const sentences: Partial<Record<ReadingFailure['code'], string>> = {
  empty_file: 'the file is empty',
  image_only_pdf: 'the PDF holds only images, no text to read',
  encrypted_file: 'the file is protected by a password',
  broken_file: 'the file is damaged',
  wrong_content: 'its content is not what its name says',
  unsupported_type: 'only xlsx, xls, csv, tsv, pdf, docx, doc and json are read',
  too_large_unpacked: 'it unpacks to more than can be read',
  too_many_rows: 'it has too many rows',
}

const oneOf: Readonly<Record<string, PlanChoices['monopoly']>> = {
  systembolaget: 'systembolaget',
  vinmonopolet: 'vinmonopolet',
  alko: 'alko',
}

/** `{ "columns": { "Header": "field" or null }, "monopoly", "plan", "source" }`, all but the columns as wanted. */
async function choicesOf(path: string): Promise<PlanChoices> {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(await bytesOf(path)))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`${path}: not JSON`)
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadInput(`${path}: not a mapping of columns`)
  const given = json as Readonly<Record<string, unknown>>
  const said = typeof given.columns === 'object' && given.columns !== null ? given.columns : {}
  const columns: Record<string, PlanField | null> = {}
  for (const [header, field] of Object.entries(said)) {
    if (field !== null && !isPlanField(field))
      throw new BadInput(`${path}: "${header}" is no field (one of ${planFields.join(', ')})`)
    columns[header] = field
  }
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const monopoly = text(given.monopoly)
  if (monopoly !== null && oneOf[monopoly] === undefined)
    throw new BadInput(`${path}: monopoly is one of ${Object.keys(oneOf).join(', ')}`)
  return {
    ...noPlanChoices,
    columns,
    monopoly: monopoly === null ? null : (oneOf[monopoly] ?? null),
    plan: text(given.plan),
    source: text(given.source),
  }
}

/** Prints a JSON list of the tenders of a plan, one a line. */
async function printPlan(given: readonly string[]): Promise<void> {
  const at = given.indexOf('--mapping')
  const mapping = at < 0 ? null : given[at + 1]
  const [path, ...more] = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  if (path === undefined || more.length > 0 || mapping === undefined) throw new BadInput(usage)
  const choices = mapping === null ? noPlanChoices : await choicesOf(mapping)
  const bytes = await bytesOf(path)
  try {
    const tenders = printedTenders(await readPlanFile(bytes, basename(path), choices))
    if (tenders.length === 0) throw new BadInput(`${path}: no tenders were found in it`)
    const lines = tenders.map((tender, index) => {
      const end = index + 1 < tenders.length ? ',' : ''
      return `${JSON.stringify(tender)}${end}`
    })
    await writeLines(process.stdout, ['[', ...lines, ']'])
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error
    throw new BadInput(`${path}: ${sentences[error.code] ?? error.code} (${error.code})`)
  }
}

await runCommand(printPlan)
