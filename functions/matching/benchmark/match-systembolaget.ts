import { existsSync, readFileSync } from 'node:fs'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio } from '#domain/matching/match-portfolio.ts'
import {
  type MatchableProduct,
  type MatchableTender,
  matchableTender,
} from '#domain/matching/matchable.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { matchPlainly } from './match-plainly.ts'
import { readSystembolaget, systembolagetFile } from './read-systembolaget.ts'

const tendersFile = new URL('../../../../shared/data/tenders.json', import.meta.url)
const repetitions = 5
/** The indexed engine takes at most this part of the plain loop's time. */
const ratioLimit = 0.1

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Outcome {
  /** On the clock, and of the processor: on a busy machine the second is the steadier. */
  readonly milliseconds: number
  readonly cpu: number
  readonly verdicts: string
  readonly fitting: number
  readonly visited: number
}

function readTenders(): MatchableTender[] {
  const list: unknown = JSON.parse(readFileSync(tendersFile, 'utf8'))
  return publishedTenderSchema
    .array()
    .parse(list)
    .map((published, position) =>
      matchableTender(
        { tender_id: tenderIdSchema.parse(position + 1), version: 1, published },
        readCriteria(published),
      ),
    )
}

function timed(run: () => Omit<Outcome, 'milliseconds' | 'cpu'>): Outcome {
  const start = performance.now()
  const cpuStart = process.cpuUsage()
  const outcome = run()
  const { user, system } = process.cpuUsage(cpuStart)
  return { milliseconds: performance.now() - start, cpu: (user + system) / 1000, ...outcome }
}

const indexed = (tenders: readonly MatchableTender[], products: readonly MatchableProduct[]) =>
  timed(() => {
    const verdicts: string[] = []
    let fitting = 0
    let visited = 0
    for (const { counts, matches, visited: looked } of matchPortfolio(
      tenders,
      products,
      currentMatchContext,
    )) {
      verdicts.push(JSON.stringify(counts))
      fitting += matches.length
      visited += looked
    }
    return { verdicts: verdicts.join(), fitting, visited }
  })

const plain = (tenders: readonly MatchableTender[], products: readonly MatchableProduct[]) =>
  timed(() => {
    const { counts, kept } = matchPlainly(tenders, products, currentMatchContext)
    const fitting = counts.reduce((sum, one) => sum + one.strong + one.possible + one.near, 0)
    return { verdicts: counts.map((one) => JSON.stringify(one)).join(), fitting, visited: kept }
  })

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
const peak = () => megabytes(process.resourceUsage().maxRSS * 1024)
const peaks = ['peak indexed', 'peak both']
const row = (...cells: readonly (string | number)[]) =>
  print(cells.map((cell) => String(cell).padStart(15)).join(''))

function measure(tenders: readonly MatchableTender[], products: readonly MatchableProduct[]): void {
  // also warms up; before the plain loop has taken its memory
  const first = indexed(tenders, products)
  const indexedPeak = peak()
  const runs: { fast: Outcome; slow: Outcome }[] = []
  // by turns, so that the load of the machine falls on both
  for (let run = 0; run < repetitions; run++)
    runs.push({ fast: indexed(tenders, products), slow: plain(tenders, products) })
  for (const { slow } of runs)
    if (slow.verdicts !== first.verdicts) throw new Error('the two engines disagree')
  const of = (pick: (run: { fast: Outcome; slow: Outcome }) => number) => median(runs.map(pick))
  const fast = { clock: of((run) => run.fast.milliseconds), cpu: of((run) => run.fast.cpu) }
  const slow = { clock: of((run) => run.slow.milliseconds), cpu: of((run) => run.slow.cpu) }
  row(
    products.length,
    first.fitting,
    first.visited,
    `${fast.clock.toFixed(0)} / ${fast.cpu.toFixed(0)}`,
    `${slow.clock.toFixed(0)} / ${slow.cpu.toFixed(0)}`,
    `${(fast.clock / slow.clock).toFixed(3)} / ${(fast.cpu / slow.cpu).toFixed(3)}`,
    ((1000 * fast.cpu) / first.fitting).toFixed(2),
    indexedPeak,
    peak(),
  )
  if (fast.cpu / slow.cpu <= ratioLimit) return
  print(`over its limit: ${ratioLimit} of the plain loop`)
  process.exitCode = 1
}

function main(): void {
  const facts = readSystembolaget()
  if (facts === null || !existsSync(tendersFile)) {
    print(
      `skipped: ${facts === null ? systembolagetFile.pathname : tendersFile.pathname} is not there`,
    )
    return
  }
  const tenders = readTenders()
  const products = facts.map((one, position) => ({
    product_id: productIdSchema.parse(`prd_${String(position).padStart(8, '0')}`),
    version: 1,
    facts: one,
  }))
  const criteria = tenders.reduce((sum, tender) => sum + tender.criteria.length, 0)
  print(`${tenders.length} tenders with ${criteria} criteria, one process, Node ${process.version}`)
  print(`median of ${repetitions} runs; the indexed time includes building the index;`)
  print('the plain loop compares every pair on every criterion and keeps every status\n')
  // fitting: pairs that are not "none"; visited: pairs the index took to their last criterion
  print('ms and ratio: on the clock / of the processor; us per fitting pair: of the processor')
  row('products', 'fitting', 'visited', 'indexed', 'plain', 'ratio', 'us/fitting', ...peaks)
  for (const part of [4, 2, 1]) {
    // every n-th product, so that each part has the mix of the whole
    measure(
      tenders,
      products.filter((_, position) => position % part === 0),
    )
  }
}

main()
