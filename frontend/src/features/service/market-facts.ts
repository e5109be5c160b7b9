import type { Market } from '#domain/shared/market.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import { statistics } from '../../lib/statistics/figures.build-time.ts'

/** Where something said is written, and of when it is: `2020`, `undated`. */
export interface Source {
  readonly url: string
  readonly name: string
  readonly period: string
}

const figureIds: Readonly<Record<Market, readonly string[]>> = {
  SE: ['SE.revenue2024', 'SE.volumeTotal2023', 'SE.stores'],
  NO: ['NO.volumeH1_2025', 'NO.redWineShareH1_2025', 'NO.stores'],
  FI: ['FI.revenueH1_2025', 'FI.volumeH1_2025', 'FI.stores'],
}

/** The figures of a market's slide, as the statistics page has them. */
export const figuresOf = (market: Market): readonly Figure[] =>
  figureIds[market].map((id) => {
    const figure = statistics.figures.find((known) => known.id === id)
    if (figure === undefined) throw new Error(`No figure ${id}`)
    return figure
  })

export const sourceOf = ({ source, period }: Figure): Source => ({
  url: source,
  name: statistics.sources.find(({ url }) => url === source)?.name ?? source,
  period,
})

/** How each monopoly buys and who may offer to it (domain/markets.md, section 4). */
export const wordSources: Readonly<Record<Market, Readonly<Record<'how' | 'who', Source>>>> = {
  SE: {
    how: {
      url: 'https://omsystembolaget.se/english/producers/purchasing-process',
      name: 'Systembolaget',
      period: 'undated',
    },
    who: {
      url: 'https://wineability.se/pages/about-systembolaget',
      name: 'Wineability',
      period: 'undated',
    },
  },
  NO: {
    how: {
      url: 'https://www.vinmonopolet.no/english/product-ranges',
      name: 'Vinmonopolet',
      period: 'undated',
    },
    who: {
      url: 'https://www.meiningers-international.com/wine/markets/cracking-norwegian-swedish-and-finnish-wine-markets-insider-tips',
      name: 'Meininger',
      period: '2022',
    },
  },
  FI: {
    how: {
      url: 'https://www.readkong.com/page/selection-plan-1-2021-search-months-july-october-2020-7278248',
      name: 'Alko',
      period: '2020',
    },
    who: {
      url: 'https://www.alko.fi/en/alko-inc/for-suppliers/listing-process-and-product-range/offering-products',
      name: 'Alko',
      period: 'undated',
    },
  },
}
