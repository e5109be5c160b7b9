import process from 'node:process'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { runCommand } from '../../platform/command-line/run-command.ts'
import { writeLines } from '../../platform/command-line/write-lines.ts'
import { readTendersFile } from './read-tenders-file.ts'
import { unreadWords } from './unread-words.ts'

/**
 * `npm run -s criteria -- TENDERS.json`: one line per tender, `{ "tender": id, "criteria": [...] }`. With
 * `--unread` instead the phrases for places, grapes and styles that are not understood, and their number.
 */
async function printCriteria(given: readonly string[]): Promise<void> {
  const isUnread = given.includes('--unread')
  const [path, ...more] = given.filter((word) => word !== '--unread')
  if (path === undefined || more.length > 0)
    throw new BadInput('usage: criteria TENDERS.json [--unread]')
  const tenders = await readTendersFile(path)
  if (isUnread) {
    const unread = unreadWords(tenders)
    await writeLines(
      process.stdout,
      unread.map((words) => JSON.stringify(words)),
    )
    process.stderr.write(`${unread.length} phrases are not understood\n`)
    return
  }
  const lines = tenders.map((tender) =>
    JSON.stringify({ tender: tender.id, criteria: readCriteria(tender) }),
  )
  await writeLines(process.stdout, lines)
}

await runCommand(printCriteria)
