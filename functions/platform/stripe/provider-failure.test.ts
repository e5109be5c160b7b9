import { describe, expect, it } from 'vitest'
import { askingProvider, isProviderDown } from './provider-failure.ts'
import { parseStripeSecret, StripeSecretUnusable } from './stripe-secret.ts'

const stripeError = (type: string, code?: string) =>
  Object.assign(new Error('as the client throws it'), { type, code })

describe('what Stripe answers', () => {
  it.each([
    ['no connection', stripeError('StripeConnectionError'), true],
    ['too many requests', stripeError('StripeRateLimitError'), true],
    ['a key that it does not know', stripeError('StripeAuthenticationError'), true],
    [
      'the same key in two tabs',
      stripeError('StripeInvalidRequestError', 'idempotency_key_in_use'),
      true,
    ],
    [
      'a thing that is not there',
      stripeError('StripeInvalidRequestError', 'resource_missing'),
      false,
    ],
    ['nothing: a defect of ours', new TypeError('x is not a function'), false],
  ])('%s', (_, error, isDown) => {
    expect(isProviderDown(error)).toBe(isDown)
  })
})

it.each([
  ['StripeAPIError', 'api_error', 'PROVIDER_UNAVAILABLE'],
  // two tabs make it, and nobody needs to be woken for it
  ['StripeIdempotencyError', 'idempotency_key_in_use', 'PROVIDER_BUSY'],
])('%s is logged as what it is', async (type, code, logged) => {
  const codes: string[] = []
  const log = { info: () => {}, error: (written: string) => void codes.push(written) }
  const asked = askingProvider(log, () => Promise.reject(stripeError(type, code)))
  expect(await asked).toEqual({ ok: false, code: 'payment_provider_unavailable' })
  expect(codes).toEqual([logged])
})

describe('a secret that is not set, or badly', () => {
  it.each(['', 'rk_live_typed_in_as_it_is', '{"secret_key":"rk_live_without_the_rest"}'])(
    'sells nothing, and no error repeats it: %s',
    (text) => {
      const read = () => parseStripeSecret(text)
      expect(read).toThrow(StripeSecretUnusable)
      expect(isProviderDown(new StripeSecretUnusable())).toBe(true)
      expect(String(new StripeSecretUnusable())).not.toContain('rk_live')
    },
  )

  it('is read when it is as docs/deploying.md says', () => {
    const secret = { secret_key: 'rk_test_1', webhook_signing_secrets: ['whsec_1', 'whsec_2'] }
    expect(parseStripeSecret(JSON.stringify(secret))).toEqual(secret)
  })
})
