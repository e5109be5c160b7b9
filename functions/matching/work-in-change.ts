import { bestOf } from '#domain/matching/best-of.ts'
import type { PairMatch, TenderMatches } from '#domain/matching/match-portfolio.ts'
import type { OpenFacts } from '#domain/matching/open-facts.ts'
import { currentRuleVersion } from '#domain/matching/rule-version.ts'
import { statesRequirement } from '#domain/matching/states-requirement.ts'
import { noCounts } from '#domain/matching/verdict.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { ChangeMessage, Changes } from '../platform/queue/change-message.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import { isUnmatched, type Portfolio, type PortfolioStore } from '../portfolio/portfolio-store.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import { type ComputedMatches, type KeptMatch, keptApart, keptMatches } from './match-row.ts'
import type { MatchStore } from './match-store.ts'

export interface MatchingDeps {
  readonly matches: MatchStore
  readonly products: ProductStore
  readonly portfolios: PortfolioStore
  readonly tenders: TenderStore
  readonly changes: Changes
  readonly now: Clock
}

function matchRowOf(
  portfolio: Portfolio,
  tender: TenderRow,
  { counts, matches, incomplete }: Pick<TenderMatches, 'counts' | 'matches' | 'incomplete'>,
  openFactsOf: (tender: TenderRow, product_id: ProductId) => OpenFacts,
  now: Date,
): ComputedMatches {
  const deadlineOf = () => tender.published.offer_deadline
  const keptMatchOf = (match: PairMatch): KeptMatch => {
    const { product_id, product_version, verdict, score, to_check_yourself } = match
    // nothing is open in a strong match
    const open = verdict === 'strong' ? nothingOpen : openFactsOf(tender, product_id)
    const missing = [...open.missing]
    return {
      product_id,
      product_version,
      verdict,
      score,
      to_check_yourself,
      missing,
      others: open.others,
    }
  }
  const onlyPrice = matches.filter(({ only_price }) => only_price)
  return {
    user_id: portfolio.user_id,
    tender_id: tender.tender_id,
    counts,
    best: bestOf(matches, keptMatches, deadlineOf).map(keptMatchOf),
    only_price: {
      count: onlyPrice.length,
      best: bestOf(onlyPrice, keptApart, deadlineOf).map(keptMatchOf),
    },
    to_complete: bestOf(incomplete, keptApart, deadlineOf).map(({ product_id }) => product_id),
    tender_version: tender.version,
    portfolio_version: portfolio.version,
    rule_version: currentRuleVersion,
    computed_at: now.toISOString(),
  }
}

const nothingOpen: OpenFacts = { missing: [], others: 0 }

/** How many rows are written at once. */
const writesAtOnce = 16

/** Computes and stores how a portfolio compares with these tenders; returns those that changed meanwhile. */
async function matchOnce(
  deps: MatchingDeps,
  portfolio: Portfolio,
  tenders: readonly TenderRow[],
): Promise<TenderId[]> {
  // the rules and their tables are read while the table answers
  const [products, { evaluatePortfolio, openFactsOf }] = await Promise.all([
    currentProducts(deps.products, portfolio.user_id),
    import('./evaluate-portfolio.ts'),
  ])
  const byId = new Map(tenders.map((tender) => [tender.tender_id, tender]))
  const comparable = tenders.filter((tender) => statesRequirement(tender.criteria))
  const productOf = new Map(products.map((product) => [product.product_id, product]))
  const openOf = (tender: TenderRow, product_id: ProductId) => {
    const product = productOf.get(product_id)
    return product === undefined ? nothingOpen : openFactsOf(tender, product)
  }
  const rows: ComputedMatches[] = []
  for (const found of evaluatePortfolio(comparable, products)) {
    const tender = byId.get(found.tender_id)
    if (tender !== undefined) rows.push(matchRowOf(portfolio, tender, found, openOf, deps.now()))
  }
  for (const tender of tenders) {
    if (statesRequirement(tender.criteria)) continue
    const counts = { ...noCounts(), none: products.length }
    const found = { counts, matches: [], incomplete: [] }
    rows.push(matchRowOf(portfolio, tender, found, openOf, deps.now()))
  }
  const written = await mapInBatches(rows, writesAtOnce, (row) => deps.matches.save(row))
  return rows.filter((_, index) => written[index] === 'mixed').map(({ tender_id }) => tender_id)
}

/**
 * Works a user's share in. Where portfolio and tender changed at the same time from two sides, it
 * computes again with what both are now; after some attempts the message is delivered again.
 */
async function matchUser(
  deps: MatchingDeps,
  user_id: UserId,
  tenderIds: readonly TenderId[] | 'all',
): Promise<void> {
  let wanted = tenderIds
  let matched: number | null = null
  for (let attempt = 0; attempt < 4; attempt++) {
    // read before the products: what the mark says is never newer than what was matched
    const portfolio = await deps.portfolios.find(user_id)
    if (portfolio === null) return
    if (wanted === 'all' && !isUnmatched(portfolio)) return
    // later attempts take in only what is left: all rows know the first version, few a later one
    matched ??= portfolio.version
    const tenders =
      wanted === 'all' ? await deps.tenders.listAll() : await deps.tenders.findMany(wanted)
    const mixed = await matchOnce(deps, portfolio, tenders)
    if (mixed.length === 0) {
      if (tenderIds === 'all') {
        await deps.portfolios.markMatched(user_id, matched, deps.now())
      }
      return
    }
    wanted = mixed
  }
  throw new Error('Portfolio and tenders kept changing while they were matched')
}

/** Works one announced change into the stored matches. Repeating it changes nothing. */
export async function workInChange(deps: MatchingDeps, message: ChangeMessage): Promise<void> {
  switch (message.kind) {
    case 'portfolio':
      return matchUser(deps, message.user_id, 'all')
    case 'tender_for_user':
      return matchUser(deps, message.user_id, [message.tender_id])
    case 'tender': {
      const messages: ChangeMessage[] = []
      for await (const { user_id } of deps.portfolios.listAll()) {
        messages.push({ kind: 'tender_for_user', tender_id: message.tender_id, user_id })
      }
      return deps.changes.sendAll(messages)
    }
  }
}
