// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import type { TenderDates } from '#domain/tenders/is-open.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { TenderDeadline } from './tender-deadline.tsx'

englishPage()
beforeAll(() => loadTexts('vocabulary'))

const undated: TenderDates = {
  market: 'NO',
  offer_deadline: null,
  launch_date: null,
  launch_month: null,
  published_date: null,
  publication_status: 'published',
}
const shown = (more: Partial<TenderDates>) =>
  renderAt('/tenders', <TenderDeadline tender={{ ...undated, ...more }} />).container.textContent

it('says of a tender whose deadline has passed that it is closed', () => {
  expect(shown({ offer_deadline: '2020-01-29' })).toMatch(/Closed/)
  expect(shown({ offer_deadline: '2999-01-29' })).not.toMatch(/Closed/)
})

it('says so of a tender without a deadline that is over all the same', () => {
  expect(shown({ launch_month: '2020-06' })).toBe('Closed')
  expect(shown({ published_date: '2020-06-01' })).toBe('Closed')
  expect(shown({})).toBe('Closed')
  expect(shown({ launch_month: '2999-06' })).toBe('Not announced')
  expect(shown({ publication_status: 'advance_notice' })).toBe('Not announced')
})
