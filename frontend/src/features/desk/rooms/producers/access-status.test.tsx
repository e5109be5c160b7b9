import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { accessPlanSchema } from '#domain/billing/access-plan.ts'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { loadTexts, startTexts } from '../../../../i18n/i18n.ts'
import { AccessStatus } from './access-status.tsx'
import type { AccessPlan } from './use-producer.ts'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('desk-producers')
})

const nothing: AccessPlan = {
  ...accessPlanSchema.parse({
    user_id: userIdSchema.parse('a-producer'),
    company_name: 'Sample Cellars',
    requested_at: null,
    granted_until: null,
    granted_at: null,
    note: null,
  }),
  paid_until: null,
}
const requested_at = '2026-01-10T09:00:00.000Z'
const single_tender_ids = [1, 2].map((id) => tenderIdSchema.parse(id))
const subscription = {
  subscription_id: 'sub_1',
  status: 'canceled' as const,
  started_at: '2025-02-01T09:00:00.000Z',
  period_end: '2026-02-01T09:00:00.000Z',
  ends_at: null,
  past_due_since: null,
}
const paid_until = '2027-02-01T09:00:00.000Z'

it.each<[string, Partial<AccessPlan>, string]>([
  ['asked and waits', { requested_at }, 'Not granted'],
  ['bought single applications only', { single_tender_ids }, '2 single applications'],
  [
    'bought one and waits',
    { requested_at, single_tender_ids },
    'Not granted 2 single applications',
  ],
  ['paid once, and never asked', { subscription }, 'Ended'],
  ['asked, and paid once', { requested_at, subscription }, 'Ended'],
  ['never paid what it began', { subscription: { ...subscription, status: 'incomplete' } }, ''],
  ['pays', { subscription, paid_until }, 'Paying until 1 Feb 2027'],
  ['was granted it', { requested_at, granted_until: '2026-12-31' }, 'Until 31 Dec 2026'],
  ['was granted it once', { requested_at, granted_until: '2026-10-31' }, 'Until 31 Oct 2026 Ended'],
])('says of a company that %s what it has', (_, more, words) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <AccessStatus plan={{ ...nothing, ...more }} today="2026-11-22" />
    </MemoryRouter>,
  )
  expect(
    markup
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(words)
})
