import { closeDispute, openDispute } from '../billing/disputes.ts'
import { cancelNow } from '../billing/end-subscription.ts'
import { refund } from '../resources/refunds.ts'
import { StripeFailure } from '../stripe-failure.ts'
import type { WebhookControl } from '../webhooks.ts'
import { controlPage } from './control-page.ts'
import { htmlAnswer, type PageAnswer, type PageRequest, redirectTo } from './page-answer.ts'
import type { ControlDesk } from './show-page.ts'

const DAY_MS = 86_400_000
const SHOWN = 50

/** The developer's page; null: not one of its addresses. */
export async function controlRoutes(
  desk: ControlDesk,
  request: PageRequest,
): Promise<PageAnswer | null> {
  if (request.path === '/fake' || request.path === '/') return show(desk, null)
  const [, action = ''] = /^\/fake\/([a-z-]+)$/.exec(request.path) ?? []
  const run = ACTIONS[action]
  if (!run || request.method !== 'POST') return null
  try {
    await run(desk, (name) => request.form.get(name) ?? '')
    return redirectTo('/fake')
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return show(desk, error.message)
  }
}

type Action = (desk: ControlDesk, field: (name: string) => string) => Promise<unknown>

const ACTIONS: Readonly<Record<string, Action>> = {
  clock: async ({ change, clock }, field) => {
    await change(() => clock.move(Number(field('days')) * DAY_MS))
    await change(() => undefined)
  },
  refund: ({ change, account }, field) =>
    change(() =>
      refund(account, { charge: field('charge'), amount: Number(field('amount')) || undefined }),
    ),
  dispute: ({ change, account }, field) => change(() => openDispute(account, field('charge'))),
  'close-dispute': ({ change, account }, field) =>
    change(() => closeDispute(account, field('dispute'), field('end') === 'won')),
  cancel: ({ change, account }, field) =>
    change(() => cancelNow(account, field('subscription'), 'cancellation_requested')),
  resend: ({ webhooks }, field) => webhooks.resend(field('event')),
  webhooks: async ({ webhooks }, field) => MODES[field('mode')]?.(webhooks),
}

const MODES: Readonly<Record<string, (webhooks: WebhookControl) => void>> = {
  resume: (webhooks) => webhooks.resume(),
  hold: (webhooks) => webhooks.hold(),
  reverse: (webhooks) => webhooks.release((ids) => ids.toReversed()),
  drop: (webhooks) => webhooks.drop(),
  duplicate: (webhooks) => webhooks.duplicate(2),
}

function show({ account, clock, webhooks }: ControlDesk, error: string | null): PageAnswer {
  const { store } = account
  return htmlAnswer(
    controlPage({
      now: new Date(clock.now()),
      webhooks,
      charges: store.all('charge').slice(0, SHOWN),
      disputes: store.all('dispute'),
      subscriptions: store.all('subscription').slice(0, SHOWN),
      events: store.all('event').slice(0, SHOWN),
      error,
    }),
    error === null ? 200 : 400,
  )
}
