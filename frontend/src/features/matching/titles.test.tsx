import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { ByProduct } from './by-product.tsx'
import { ByTender } from './by-tender.tsx'
import { parseMatchFilter } from './match-filter.ts'
import { listKey } from './use-matches.ts'

beforeAll(async () => {
  await startTexts('de')
  for (const texts of ['matching', 'notices', 'portfolio', 'vocabulary'] as const)
    await loadTexts(texts)
})

const filter = parseMatchFilter(new URLSearchParams())
const title = 'Red wine, South Africa'
const german = 'Rotwein, S\u00fcdafrika'
const titles = { en: title, it: title, fr: title, de: german, es: title }
const undated = {
  offer_deadline: null,
  launch_date: null,
  launch_month: null,
  published_date: null,
}
const state = { publication_status: 'planned', product_type: null }
const tender = { tender_id: 1, market: 'NO', reference: null, ...undated, ...state, title, titles }
const product = { product_id: 'prd_1', facts: { ...noFacts, name: 'Cuv\u00e9e' } }
const match = { ...product, tender_id: 1, verdict: 'strong', score: 90, to_check_yourself: 0 }
const line = { ...match, open_points: [], product: product.facts, tender }
const counts = { strong: 1, possible: 0, near: 0, incomplete: 0, none: 0 }
const rows = [{ tender, product, counts, only_price: 0, best: [line] }]

/** The German page of matches of which this is known. */
function shown(by: 'by-tender' | 'by-product', list: ReactNode): string {
  const queries = new QueryClient()
  const page = { rows, total: 1, next_cursor: null, computing: false, computed_at: null }
  queries.setQueryData(listKey(by, filter), { pages: [page], pageParams: [undefined] })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/de/matches']}>{list}</MemoryRouter>
    </QueryClientProvider>,
  )
}

it.each([
  ['by-tender', ByTender],
  ['by-product', ByProduct],
] as const)('%s: labels say the title in the language of the page too', (by, List) => {
  const markup = shown(by, <List filter={filter} onShowAll={() => undefined} />)
  expect(markup).toMatch(new RegExp(`aria-label="[^"]*${german}`))
  expect(markup).not.toContain(title)
})
