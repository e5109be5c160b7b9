import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { systembolagetFile } from '../../matching/benchmark/read-systembolaget.ts'
import { readPortfolio } from '../reading/read-portfolio.ts'

// A workbook of 33,000 rows and 30 columns: its whole reading beside the mere streaming of its rows.

const rowCount = 33_000
const repetitions = 5
const print = (line: string) => process.stdout.write(`${line}\n`)

type Row = readonly (string | number)[]

/** The assortment of Systembolaget, twice; the second time with other names, so that no row is a double. */
function largeList(): Row[] {
  const csv = new TextDecoder().decode(gunzipSync(readFileSync(systembolagetFile)))
  const { data } = Papa.parse<string[]>(csv, { delimiter: ';', skipEmptyLines: true })
  const [header = [], ...rows] = data
  const name = header.indexOf('Namn')
  const typed = (cell: string) => (/^[1-9]\d{0,9}(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)
  const again = rows.map((row) => row.with(name, `${row[name]} II`))
  return [header, ...[...rows, ...again].slice(0, rowCount).map((row) => row.map(typed))]
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

async function writeList(file: string): Promise<void> {
  const rows = largeList().map((row) => [...row])
  writeFileSync(file, await writeXlsx({ sheets: [{ name: 'List', rows }] }))
}

/** Made in a process of its own: what the making takes is no part of the reading's peak. */
function makeElsewhere(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'large-list-'))
  try {
    const file = join(folder, 'list.xlsx')
    execFileSync(process.execPath, [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      '--write',
      file,
    ])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function main(): Promise<void> {
  if (!existsSync(systembolagetFile)) {
    print(`skipped: ${systembolagetFile.pathname} is not there`)
    return
  }
  const bytes = makeElsewhere()
  print(`${(bytes.length / 1e6).toFixed(1)} MB, ${rowCount} rows; median of ${repetitions} runs`)
  await stream(bytes)
  await read(bytes)
  const runs: { streaming: Spent; reading: Spent }[] = []
  // by turns, so that the load of the machine falls on both
  for (let run = 0; run < repetitions; run += 1)
    runs.push({
      streaming: await timed(() => stream(bytes)),
      reading: await timed(() => read(bytes)),
    })
  for (const way of ['clock', 'cpu'] as const) {
    const streaming = median(runs.map((run) => run.streaming[way]))
    const reading = median(runs.map((run) => run.reading[way]))
    const ratio = (reading / streaming).toFixed(2)
    print(
      `${way}: rows alone ${streaming.toFixed(0)} ms, whole reading ${reading.toFixed(0)} ms, ratio ${ratio}`,
    )
  }
  print(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
}

const [way, file] = process.argv.slice(2)
if (way === '--write' && file !== undefined) await writeList(file)
else await main()
