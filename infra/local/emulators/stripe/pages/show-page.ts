import type { MovableClock } from '../clock.ts'
import type { WebhookControl } from '../webhooks.ts'
import { CHECKOUT_SCRIPT, messagePage } from './checkout-page.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { controlRoutes } from './control-routes.ts'
import {
  fileAnswer,
  htmlAnswer,
  type PageAnswer,
  type PageDesk,
  type PageRequest,
} from './page-answer.ts'

import { paperRoutes } from './paper-routes.ts'
import { portalRoutes } from './portal-routes.ts'

export interface ControlDesk extends PageDesk {
  readonly clock: MovableClock
  readonly webhooks: WebhookControl
}

export async function showPage(desk: ControlDesk, request: PageRequest): Promise<PageAnswer> {
  // sessions that ran out meanwhile are over before they are shown
  await desk.change(() => undefined)
  if (request.path === '/checkout.js')
    return fileAnswer('text/javascript; charset=utf-8', CHECKOUT_SCRIPT)
  return (
    (await checkoutRoutes(desk, request)) ??
    (await portalRoutes(desk, request)) ??
    (await paperRoutes(desk, request)) ??
    (await controlRoutes(desk, request)) ??
    htmlAnswer(messagePage('en', 'There is no such page in the local Stripe fake.', null, ''), 404)
  )
}
