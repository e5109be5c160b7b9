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

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Outcome {
  readonly milliseconds: number
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

function timed(run: () => Omit<Outcome, 'milliseconds'>): Outcome {
  const start = performance.now()
  const outcome = run()
  return { milliseconds: performance.now() - start, ...outcome }
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

function median(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
const peak = () => megabytes(process.resourceUsage().maxRSS * 1024)
const row = (...cells: readonly (string | number)[]) =>
  print(cells.map((cell) => String(cell).padStart(14)).join(''))

function measure(tenders: readonly MatchableTender[], products: readonly MatchableProduct[]): void {
  const indexedRuns: Outcome[] = []
  for (let run = 0; run < repetitions; run++) indexedRuns.push(indexed(tenders, products))
  const indexedPeak = peak()
  const plainRuns: Outcome[] = []
  for (let run = 0; run < repetitions; run++) plainRuns.push(plain(tenders, products))
  const [fast, slow] = [median(indexedRuns), median(plainRuns)]
  const [one, other] = [indexedRuns[0], plainRuns[0]]
  if (one === undefined || other === undefined) return
  if (one.verdicts !== other.verdicts) throw new Error('the two engines disagree')
  row(
    products.length,
    one.fitting,
    one.visited,
    `${fast.toFixed(0)} ms`,
    `${slow.toFixed(0)} ms`,
    (fast / slow).toFixed(3),
    `${((1000 * fast) / one.fitting).toFixed(2)} us`,
    indexedPeak,
    peak(),
  )
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
  row(
    'products',
    'fitting',
    'visited',
    'indexed',
    'plain',
    'ratio',
    'per fitting',
    'peak indexed',
    'peak both',
  )
  for (const part of [4, 2, 1]) {
    // every n-th product, so that each part has the mix of the whole
    measure(
      tenders,
      products.filter((_, position) => position % part === 0),
    )
  }
}

main()
