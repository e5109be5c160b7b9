import process from 'node:process'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { BadInput } from './bad-input.ts'
import { readTendersFile } from './read-tenders-file.ts'
import { writeLines } from './write-lines.ts'

/** `npm run -s criteria -- TENDERS.json`: one line per tender, `{ "tender": id, "criteria": [...] }`. */
async function printCriteria(given: readonly string[]): Promise<void> {
  const [path, ...more] = given
  if (path === undefined || more.length > 0) throw new BadInput('usage: criteria TENDERS.json')
  const tenders = await readTendersFile(path)
  const lines = tenders.map((tender) =>
    JSON.stringify({ tender: tender.id, criteria: readCriteria(tender) }),
  )
  await writeLines(process.stdout, lines)
}

try {
  await printCriteria(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
