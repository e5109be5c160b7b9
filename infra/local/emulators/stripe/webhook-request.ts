import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'

export interface WebhookEndpoint {
  /** where the product listens */
  address: string
  signingSecret: string
}

/** How an endpoint is reached; answers the HTTP status. */
export type Send = (
  address: string,
  body: string,
  headers: Record<string, string>,
) => Promise<number>

const ATTEMPT_MS = 10_000

export const postOverHttp: Send = async (address, body, headers) => {
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_MS),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Sends the event once, signed as Stripe signs; answers the status, 0 when nobody answered. */
export async function sendEvent(
  event: Stripe.Event,
  endpoint: WebhookEndpoint,
  send: Send,
  seconds: number,
): Promise<number> {
  const body = JSON.stringify(event, null, 2)
  const signature = createHmac('sha256', endpoint.signingSecret)
    .update(`${seconds}.${body}`)
    .digest('hex')
  return send(endpoint.address, body, {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${seconds},v1=${signature}`,
    'user-agent': 'Stripe/1.0 (local fake)',
  }).catch(() => 0)
}
