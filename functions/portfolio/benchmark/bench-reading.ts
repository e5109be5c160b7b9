import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { winesFile } from '../made-lists/real-drinks.ts'
import { type ReadList, readMadeLists, readRealLists } from './benchmark-lists.ts'
import { fittedOn, isFittedSeed, isHeldOut } from './fitted-on.ts'
import { missedLimits } from './limits-of-reading.ts'
import { startListReader } from './list-reader.ts'
import { printReport, printWorst } from './print-report.ts'
import { byField, byGroup, calibrationOf, summarise } from './summarise.ts'

const usage = `npm run bench:reading -- [--seed N] [--lists N] [--worst N] [--show NAME]... [--json FILE] [--check]

--seed, --lists  which made lists are read, and how many (200 of seed 1)
--worst          names the worst lists, made and real
--show           writes a list, its truth, what was read and the faults into reading-bench/NAME
--json           writes all figures into a file
--check          ends with 1 when a limit is missed, and names it
`

const print = (line: string) => process.stdout.write(`${line}\n`)

function show({ name, bytes, truth, reading, score }: ReadList): void {
  const folder = join('reading-bench', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), bytes)
  writeFileSync(join(folder, `${name}.expected.json`), JSON.stringify(truth, null, 1))
  writeFileSync(join(folder, 'read.json'), JSON.stringify(reading, null, 1))
  writeFileSync(join(folder, 'faults.txt'), `${score.faults.join('\n')}\n`)
  print(`written: ${folder}`)
}

const figuresOf = (lists: readonly ReadList[]) => ({
  all: summarise(lists),
  language: Object.fromEntries(byGroup(lists, 'language')),
  format: Object.fromEntries(byGroup(lists, 'format')),
  layout: Object.fromEntries(byGroup(lists, 'layout')),
  fields: byField(lists),
  confidence: calibrationOf(lists),
  lists: lists.map(({ name, score }) => ({ name, ...score.total, ...score.rows })),
})

/** Reads made and real lists and says how well: what the reader of price lists is built against. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      lists: { type: 'string', default: '200' },
      worst: { type: 'string', default: '0' },
      show: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [seed, count, worst] = [values.seed, values.lists, values.worst].map(Number)
  const isWhole = (number: number | undefined): number is number => Number.isSafeInteger(number)
  if (values.help || !isWhole(seed) || !isWhole(count) || !isWhole(worst)) {
    print(usage)
    return values.help ? 0 : 2
  }
  const reader = startListReader()
  const start = performance.now()
  const made = count === 0 ? [] : await readMadeLists(reader, seed, count)
  const real = await readRealLists(reader)
  await reader.close()
  if (made === null) print(`no made lists: ${winesFile.pathname} is not there`)
  else if (made.length > 0) printReport(`${made.length} made lists of seed ${seed}`, made)
  if (real.length > 0) printReport(`${real.length} real lists with expectations`, real)
  print('')
  for (const line of fittedOn(
    seed,
    real.map(({ name }) => name),
  ))
    print(line)
  const heldOut = real.filter(({ name }) => isHeldOut(name))
  if (heldOut.length > 0) print(`F1 of those held out: ${summarise(heldOut).f1.toFixed(3)}`)
  const all = [...(made ?? []), ...real]
  if (worst > 0) printWorst(all, worst)
  for (const wanted of values.show) {
    const list = all.find(({ name }) => name === wanted)
    if (list === undefined) print(`no list of this run is called ${wanted}`)
    else show(list)
  }
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify(
        { seed, fitted: isFittedSeed(seed), made: figuresOf(made ?? []), real: figuresOf(real) },
        null,
        1,
      ),
    )
  print(`\n${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (!values.check) return 0
  const missed = missedLimits(made, real)
  for (const line of missed) print(`missed: ${line}`)
  return missed.length === 0 ? 0 : 1
}

process.exitCode = await main()
