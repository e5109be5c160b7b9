import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { tenderRow } from '../../../../functions/platform/test/builders.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { TenderTitle } from './tender-title.tsx'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('vocabulary')
})

/** Until the markets are known, Norway is taken for one that opens later. */
const open: TenderSummary = {
  ...tenderRow(1).summary,
  market: 'NO',
  publication_status: 'published',
  offer_deadline: '2999-01-29',
  result: null,
}
const shown = (more: Partial<TenderSummary>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TenderTitle tender={{ ...open, ...more }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

describe('the badge of a market that opens later', () => {
  it('stands on what is still open', () => {
    expect(shown({})).toContain('Coming soon')
    expect(shown({ market: 'SE' })).not.toContain('Coming soon')
  })

  it.each<[string, Partial<TenderSummary>]>([
    ['closed', { offer_deadline: '2020-01-29' }],
    ['withdrawn', { publication_status: 'withdrawn' }],
    ['awarded', { result: {} as TenderSummary['result'] }],
  ])('does not stand on what is %s', (_, tender) => {
    expect(shown(tender)).not.toContain('Coming soon')
  })
})
