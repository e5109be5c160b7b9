import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { systembolagetFile } from '../../matching/benchmark/read-systembolaget.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { readPortfolio } from '../reading/read-portfolio.ts'

// Workbooks of 33,000 rows: their whole reading beside the mere streaming of their rows. With the notes a workbook
// has 10 MB, without them less than half; the limits of the reading are asked of the first.

const rowCount = 33_000
const repetitions = 11
/** With seven a row has some 700 characters of text, and the workbook 10 MB. */
const notesInRow = [7, 0] as const
/** Of the first workbook: the whole reading as a multiple of the mere streaming, and the megabytes it takes at most. */
const limits = { ratio: 1.5, peak: 512 }
const notesFile = new URL(
  '../../../../shared/data/assortments/vinmonopolet-wines-2016.json.gz',
  import.meta.url,
)
const print = (line: string) => process.stdout.write(`${line}\n`)

type Row = readonly (string | number)[]

/**
 * The assortment of Systembolaget, twice; the second time with other names, so that no row is a double. It has no
 * descriptions, which are what makes a list large: each row has the tasting notes of some wines of Vinmonopolet.
 */
function largeList(notesEach: number): Row[] {
  const csv = new TextDecoder().decode(gunzipSync(readFileSync(systembolagetFile)))
  const { data } = Papa.parse<string[]>(csv, { delimiter: ';', skipEmptyLines: true })
  const [header = [], ...rows] = data
  const name = header.indexOf('Namn')
  const typed = (cell: string) => (/^[1-9]\d{0,9}(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)
  const again = rows.map((row) => row.with(name, `${row[name]} II`))
  const describe = descriptions(notesEach)
  return [
    [...header, 'Beskrivning'],
    ...[...rows, ...again].slice(0, rowCount).map((row, at) => [...row.map(typed), describe(at)]),
  ]
}

/**
 * Real notes in other combinations for every row, since a workbook keeps equal texts once; and no note comes again
 * soon, since what has just been said packs into nothing.
 */
function descriptions(each: number): (row: number) => string {
  const wines: { Farge: string; Lukt: string; Smak: string }[] = JSON.parse(
    gunzipSync(readFileSync(notesFile)).toString('utf8'),
  )
  const notes = wines.map(({ Farge, Lukt, Smak }) => `${Farge} ${Lukt} ${Smak}`)
  return (row) => {
    const apart = Math.floor(notes.length / each) - Math.floor(row / notes.length)
    return Array.from({ length: each }, (_, at) => notes[(row + at * apart) % notes.length]).join(
      ' ',
    )
  }
}

interface Spent {
  readonly clock: number
  readonly cpu: number
}

async function timed(run: () => Promise<unknown>): Promise<Spent> {
  const start = performance.now()
  const cpu = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(cpu)
  return { clock: performance.now() - start, cpu: (user + system) / 1000 }
}

async function stream(bytes: Uint8Array): Promise<void> {
  let cells = 0
  for await (const { values } of streamXlsxRows(bytes)) cells += values.length
  if (cells < rowCount) throw new Error('The rows were not streamed.')
}

async function read(bytes: Uint8Array): Promise<void> {
  const { total_products, problems } = await readPortfolio(bytes, 'large-list.xlsx')
  if (total_products < rowCount * 0.95)
    throw new Error(`${total_products} products; ${JSON.stringify(problems.slice(0, 3))}`)
}

async function writeList(file: string, notesEach: number): Promise<void> {
  const rows = largeList(notesEach).map((row) => [...row])
  writeFileSync(file, await writeXlsx({ sheets: [{ name: 'List', rows }] }))
}

/** Reads a list once as an upload is read, and prints the most memory that the process took, in megabytes. */
async function printPeak(file: string): Promise<void> {
  const { total_products } = await readInWorker(readFileSync(file), 'large-list.xlsx')
  if (total_products < rowCount * 0.95) throw new Error(`${total_products} products`)
  print(String(Math.round(process.resourceUsage().maxRSS / 1024)))
}

/** In a process of its own: what the making takes is no part of the reading's peak, nor what other readings left. */
const elsewhere = (...words: readonly string[]) =>
  execFileSync(process.execPath, [
    ...process.execArgv,
    fileURLToPath(import.meta.url),
    ...words,
  ]).toString()

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function main(): Promise<void> {
  for (const needed of [systembolagetFile, notesFile]) {
    if (existsSync(needed)) continue
    print(`skipped: ${needed.pathname} is not there`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'large-list-'))
  try {
    for (const notesEach of notesInRow) {
      const file = join(folder, `${notesEach}.xlsx`)
      elsewhere('--write', file, String(notesEach))
      const ratio = await compare(readFileSync(file))
      const peak = Number(elsewhere('--peak', file))
      print(`peak of one reading ${peak} MB`)
      // the limits are asked of a workbook of 10 MB
      if (notesEach !== notesInRow[0] || (ratio <= limits.ratio && peak <= limits.peak)) continue
      print(`over its limits: ratio ${limits.ratio}, ${limits.peak} MB`)
      process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Prints what both take; the answer is the ratio of the processor's time, the steadier on a busy machine. */
async function compare(bytes: Uint8Array): Promise<number> {
  print(`${(bytes.length / 1e6).toFixed(1)} MB, ${rowCount} rows; medians of ${repetitions} runs`)
  await stream(bytes)
  await read(bytes)
  const runs: { streaming: Spent; reading: Spent }[] = []
  // by turns, and each reading compared with the streaming right before it: the load of the machine falls on both
  for (let run = 0; run < repetitions; run += 1)
    runs.push({
      streaming: await timed(() => stream(bytes)),
      reading: await timed(() => read(bytes)),
    })
  const ratios = { clock: 0, cpu: 0 }
  for (const way of ['clock', 'cpu'] as const) {
    const streaming = median(runs.map((run) => run.streaming[way]))
    const reading = median(runs.map((run) => run.reading[way]))
    ratios[way] = median(runs.map((run) => run.reading[way] / run.streaming[way]))
    print(
      `${way}: rows alone ${streaming.toFixed(0)} ms, whole reading ${reading.toFixed(0)} ms, ratio ${ratios[way].toFixed(2)}`,
    )
  }
  return ratios.cpu
}

const [way, file, notesEach] = process.argv.slice(2)
if (way === '--write' && file !== undefined) await writeList(file, Number(notesEach))
else if (way === '--peak' && file !== undefined) await printPeak(file)
else await main()
