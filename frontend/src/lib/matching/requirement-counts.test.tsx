// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { TenderId } from '#domain/shared/ids.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { englishPage } from '../../ui/test/render-in-english.tsx'
import { RequirementCounts } from './requirement-counts.tsx'
import { requirementCountsKey } from './use-requirement-counts.ts'

englishPage()
beforeAll(() => loadTexts('matching', 'vocabulary'))
afterEach(() => vi.unstubAllGlobals())

const tender = 7 as TenderId
const countsOf = (product_id: string) => ({
  product: { product_id, name: `Wine ${product_id}` },
  kinds: [{ kind: 'category', met: 1, near: 0, not_met: 0, unknown: 0 }],
})
/** As the site asks: what is younger than this is not asked for again. */
const staleTime = 30_000
const products = {
  products: [],
  next_cursor: null,
}

/** The page of the tender at an address; the API knows one product, which fits best. */
function show(
  address: string,
  queries = new QueryClient({ defaultOptions: { queries: { staleTime } } }),
) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (!String(url).includes('requirement-counts')) return Response.json(products)
    asked.push(String(url).split('?')[1] ?? '')
    const isOther = /product_id=(?!now$)/.test(String(url))
    return isOther
      ? Response.json({ error: { code: 'not_found' } }, { status: 404 })
      : Response.json(countsOf('now'))
  })
  history.replaceState(null, '', address)
  render(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <RequirementCounts tenderId={tender} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  return asked
}

it('names the product that fits best in the address, and asks for it once', async () => {
  const asked = show('/tenders/7?from=mail')
  await screen.findByRole('option', { name: 'Wine now' })
  await waitFor(() => expect(location.search).toBe('?from=mail&product=now'))
  expect(asked).toEqual([''])
})

it('drops one that is nobody’s', async () => {
  show(
    '/tenders/7?product=gone',
    new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } }),
  )
  await waitFor(() => expect(location.search).toBe('?product=now'))
})

it('does not name the product of an answer that is being asked for again', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime } } })
  queries.setQueryData(requirementCountsKey(tender, null), countsOf('before'), { updatedAt: 1 })
  const asked = show('/tenders/7', queries)
  await waitFor(() => expect(location.search).toBe('?product=now'))
  expect(asked).toEqual([''])
})

it('leaves alone the address of a page that the reader has gone on to', async () => {
  show('/tenders/7')
  history.replaceState(null, '', '/pricing')
  await screen.findByRole('option', { name: 'Wine now' })
  expect(location.pathname + location.search).toBe('/pricing')
})
