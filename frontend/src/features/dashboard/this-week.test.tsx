import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dateIn } from '#domain/shared/calendar-date.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import type { AgendaStep } from '../../lib/applications/use-agenda.ts'
import { groupByDay, ThisWeek } from './this-week.tsx'

const tender = { tender_id: 7, market: 'SE', title: 'Red wine, Italy', titles: null }
const step = (
  key: string,
  date: string,
  more: Partial<Pick<AgendaStep, 'actor' | 'latest' | 'state'>> = {},
) => ({ key, date, latest: date, actor: 'producer', state: 'ahead', tender, ...more }) as AgendaStep

it('has what is left over first, then day by day, and nothing that others do', () => {
  const steps = [
    step('go', '2027-01-04'),
    step('statements', '2027-01-15'),
    step('submit-safe', '2027-01-18', { actor: 'importer' }),
    step('offer-deadline', '2027-01-18', { actor: 'monopoly' }),
    step('sample-lot', '2027-01-20'),
  ]
  const groups = groupByDay(steps, '2027-01-18')
  expect(groups.map(({ day, steps: of }) => [day, of.map(({ key }) => key)])).toEqual([
    [null, ['go', 'statements']],
    ['2027-01-18', ['offer-deadline']],
    ['2027-01-20', ['sample-lot']],
  ])
})

describe('the card', () => {
  const today = dateIn('Europe/Stockholm', new Date())
  beforeAll(async () => {
    await startTexts('de')
    for (const texts of ['dashboard', 'timeline'] as const) await loadTexts(texts)
  })
  function shown(steps: readonly AgendaStep[]): string {
    const queries = new QueryClient()
    queries.setQueryData(['agenda', { from: null, to: addDays(today, 6) }], steps)
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={['/de/dashboard']}>
          <ThisWeek />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }

  it('leads to the timeline, and says what is late and which day the monopoly has set', () => {
    const markup = shown([
      step('form-to-submitter', addDays(today, -2), { state: 'late' }),
      step('offer-deadline', today, { actor: 'monopoly' }),
    ])
    expect(markup).toContain('href="/de/tender-application/7/timeline"')
    expect(markup).toContain('Überfällig')
    expect(markup).toContain('Systembolaget')
    expect(markup.indexOf('Noch offen von früher')).toBeLessThan(markup.indexOf('Heute'))
  })

  it('says where nothing is due', () => {
    expect(shown([])).toContain('steht für Ihre Angebote nichts an')
  })
})
