import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchTender, type TenderMatches } from '#domain/matching/match-portfolio.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { indexPortfolio, type PortfolioIndex } from '#domain/matching/portfolio-index.ts'
import { type ProductId, type TenderId, tenderIdSchema, type UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { Clock } from '../../platform/clock.ts'
import { mapInBatches } from '../../platform/map-in-batches.ts'
import { currentProducts } from '../../portfolio/current-products.ts'
import type { PortfolioStore } from '../../portfolio/portfolio-store.ts'
import type { ProductStore } from '../../portfolio/product-store.ts'
import type { TenderStore } from '../tender-store.ts'
import type { IntakeStore } from './intake-store.ts'

type Route = (typeof tenderIntakeRoutes)['countIntakeFit']
type OfOne = (typeof tenderIntakeRoutes)['countFitOfTender']
type OfTenders = (typeof tenderIntakeRoutes)['countTenderFit']

/** The products of all producers, indexed for matching. */
export interface AllProducts {
  readonly index: PortfolioIndex
  readonly owners: ReadonlyMap<ProductId, UserId>
  readonly producers: number
}

/** How long the products are kept between two counts: a review asks at every correction. */
const keptMs = 120_000

const producersAtOnce = 16

/** Reads the products of all producers, and again only after a while. */
export function createAllProducts(deps: {
  readonly portfolios: Pick<PortfolioStore, 'listAll'>
  readonly products: Pick<ProductStore, 'listRows'>
  readonly now: Clock
}): () => Promise<AllProducts> {
  let kept: { readonly at: number; readonly all: Promise<AllProducts> } | null = null
  const readAll = async (): Promise<AllProducts> => {
    const users: UserId[] = []
    for await (const { user_id, product_count } of deps.portfolios.listAll())
      if (product_count > 0) users.push(user_id)
    const owners = new Map<ProductId, UserId>()
    const lists = await mapInBatches(users, producersAtOnce, async (user_id) => {
      const products = await currentProducts(deps.products, user_id)
      for (const { product_id } of products) owners.set(product_id, user_id)
      return products
    })
    return {
      index: indexPortfolio(lists.flat()),
      owners,
      producers: lists.filter(({ length }) => length > 0).length,
    }
  }
  return () => {
    const now = deps.now().getTime()
    if (kept === null || now - kept.at > keptMs) {
      const all = readAll()
      kept = { at: now, all }
      all.catch(() => {
        kept = null
      })
    }
    return kept.all
  }
}

const fitting = ({ counts }: TenderMatches) => counts.strong + counts.possible

interface Compared {
  readonly tender_id: TenderId
  readonly published: PublishedTender
  /** The reading that counts until now. */
  readonly before: readonly Criterion[]
  readonly criteria: readonly Criterion[]
}

/** How many products fit by one reading and by another, and what each requirement of the second leaves. */
function compareFit(all: AllProducts, compared: Compared): RouteOutput<Route> {
  const { index, owners, producers } = all
  const { tender_id, published, before, criteria } = compared
  const tender = { tender_id, version: 1, published }
  const match = (asked: readonly Criterion[]) =>
    matchTender(matchableTender(tender, asked), index, currentMatchContext)
  const after = match(criteria)
  const found = after.matches.filter(
    ({ verdict }) => verdict === 'strong' || verdict === 'possible',
  )
  return {
    products: index.products.length,
    producers,
    before: fitting(match(before)),
    after: fitting(after),
    strong: after.counts.strong,
    fitting_producers: new Set(found.map(({ product_id }) => owners.get(product_id))).size,
    left_over: criteria.map(({ id }, at) => ({
      criterion_id: id,
      products: fitting(match(criteria.slice(0, at + 1))),
    })),
  }
}

/** How many products fit a row of a plan by its stored reading and by another. */
export async function countFit(
  deps: { readonly intakes: IntakeStore; readonly allProducts: () => Promise<AllProducts> },
  { intake_id, number, criteria }: RouteInput<Route>['params'] & RouteInput<Route>['body'],
): Promise<Result<RouteOutput<Route>, 'not_found'>> {
  const row = await deps.intakes.findRow(intake_id, number)
  if (row === null) return fail('not_found')
  const before = row.criteria_before ?? row.criteria
  return succeed(compareFit(await deps.allProducts(), { ...row, before, criteria }))
}

/** How many products fit a stored tender by the reading that counts and by another. */
export async function countFitOfTender(
  deps: {
    readonly tenders: Pick<TenderStore, 'find'>
    readonly allProducts: () => Promise<AllProducts>
  },
  { tender_id, criteria }: RouteInput<OfOne>['params'] & RouteInput<OfOne>['body'],
): Promise<Result<RouteOutput<OfOne>, 'not_found'>> {
  const row = await deps.tenders.find(tender_id)
  if (row === null) return fail('not_found')
  return succeed(compareFit(await deps.allProducts(), { ...row, before: row.criteria, criteria }))
}

/** How many products fit stored tenders, by the reading that counts for each. */
export async function countTenderFit(
  deps: {
    readonly tenders: Pick<TenderStore, 'findMany'>
    readonly allProducts: () => Promise<AllProducts>
  },
  { tender_ids }: RouteInput<OfTenders>['query'],
): Promise<RouteOutput<OfTenders>> {
  const ids = tender_ids.split(',').map((id) => tenderIdSchema.parse(Number(id)))
  const [rows, { index }] = await Promise.all([deps.tenders.findMany(ids), deps.allProducts()])
  return {
    tenders: rows.map((row) => {
      const { counts } = matchTender(matchableTender(row, row.criteria), index, currentMatchContext)
      return { tender_id: row.tender_id, strong: counts.strong, possible: counts.possible }
    }),
  }
}
