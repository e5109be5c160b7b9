import { procedureBook } from '#domain/timeline/procedures.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { readTenders } from './read-dated-tenders.ts'
import { type TimelineChoice, timelineOfTender } from './timeline-of-tender.ts'

const usage = 'usage: timeline TENDERS.json|- [--origin IT] [--procedure ID]'

/**
 * `npm run -s timeline -- TENDERS.json` (or `-`): one line per tender, `{ "tender", "procedure", "milestones" }`, with
 * the milestones' days; null where what they are counted from is not known. `--origin` says where the product comes
 * from, `--procedure` takes one procedure for all tenders.
 */
async function printTimelines(given: readonly string[]): Promise<void> {
  const { path, choice } = readArguments(given)
  const book = procedureBook()
  if (choice.procedure !== null && !book.choice.order.includes(choice.procedure))
    throw new BadInput(
      `unknown procedure ${choice.procedure}; known: ${book.choice.order.join(', ')}`,
    )
  const tenders = await readTenders(path)
  await writeLines(
    process.stdout,
    tenders.map((tender) => JSON.stringify(timelineOfTender(book, tender, choice))),
  )
}

function readArguments(given: readonly string[]): { path: string; choice: TimelineChoice } {
  const words = [...given]
  const take = (name: string): string | null => {
    const at = words.indexOf(name)
    if (at < 0) return null
    const [, value] = words.splice(at, 2)
    if (value === undefined) throw new BadInput(usage)
    return value
  }
  const choice = { origin: take('--origin'), procedure: take('--procedure') }
  if (choice.origin !== null && !/^[A-Z]{2}$/.test(choice.origin))
    throw new BadInput('--origin takes a country code of two capital letters, such as IT')
  const [path, ...more] = words
  if (path === undefined || more.length > 0) throw new BadInput(usage)
  return { path, choice }
}

await runCommand(printTimelines)
