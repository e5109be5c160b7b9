import type { deskRoutes } from '#contracts/desk.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { priceKeys } from '#domain/billing/price.ts'
import type { FirstRunStep } from '#domain/desk/first-run.ts'
import type { Importer } from '#domain/desk/importer.ts'
import type { ReadPrices } from '../../billing/price-book.ts'
import type { Log } from '../../platform/logging/log.ts'
import { isProviderDown } from '../../platform/stripe/provider-failure.ts'
import type { MarketStore } from '../../tenders/market-store.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'

type FirstRun = RouteOutput<(typeof deskRoutes)['getFirstRun']>

export interface FirstRunDeps {
  readonly markets: Pick<MarketStore, 'listStored' | 'list'>
  readonly importers: { readonly list: () => Promise<Importer[]> }
  readonly tenders: Pick<TenderStore, 'list'>
  readonly readPrices: ReadPrices
  /** Whether the sender of our mails is verified. */
  readonly isSenderVerified: () => Promise<boolean>
  readonly log: Log
}

/** What is missing for each step, by what is really there; nothing missing: it is done. */
export async function getFirstRun(deps: FirstRunDeps): Promise<FirstRun> {
  const missing: Record<FirstRunStep, Promise<string[]>> = {
    markets: findMarket(deps),
    importers: findMarketsWithoutImporter(deps),
    plan: findTender(deps),
    prices: findMissingPrices(deps),
    sender: deps.isSenderVerified().then((isVerified) => (isVerified ? [] : ['sender'])),
  }
  const steps = await Promise.all(
    Object.entries(missing).map(async ([step, found]) => ({
      step: step as FirstRunStep,
      missing: await found,
    })),
  )
  return { steps }
}

/** Somebody has opened one: what holds until then nobody has decided. */
async function findMarket({ markets }: FirstRunDeps): Promise<string[]> {
  const decided = await markets.listStored()
  return decided.some(({ status }) => status === 'live') ? [] : ['live']
}

/** Open markets where nobody can be reached who hands offers in. */
async function findMarketsWithoutImporter({ markets, importers }: FirstRunDeps): Promise<string[]> {
  const [statuses, known] = await Promise.all([markets.list(), importers.list()])
  const reached = known.filter(({ email, phone }) => email !== null || phone !== null)
  return statuses
    .filter(({ status }) => status === 'live')
    .map(({ market }) => market)
    .filter((market) => !reached.some((importer) => importer.market === market))
}

async function findTender({ tenders }: FirstRunDeps): Promise<string[]> {
  for await (const _ of tenders.list({ from: '0', to: ':', pageSize: 1 })) return []
  return ['plan']
}

/** All of them where the provider cannot be asked: nothing can be sold then. */
async function findMissingPrices({ readPrices, log }: FirstRunDeps): Promise<string[]> {
  try {
    const { prices } = await readPrices()
    return priceKeys.filter((key) => prices[key] === null)
  } catch (error) {
    if (!isProviderDown(error)) throw error
    log.error('PROVIDER_UNAVAILABLE', error)
    return [...priceKeys]
  }
}
