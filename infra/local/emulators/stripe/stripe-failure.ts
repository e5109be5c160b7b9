/** A refusal in Stripe's own terms; the client makes its error classes of `type`. */
export interface Refusal {
  status: number
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

export class StripeFailure extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'StripeFailure'
    this.refusal = refusal
  }
}

export function invalid(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure({ status: 400, type: 'invalid_request_error', message, param, code })
}

/** What Stripe would accept and the fake does not know: said by name, never ignored. */
export function notSupported(what: string): StripeFailure {
  return invalid(
    `The local Stripe fake does not support ${what}; infra/local/emulators/stripe/README.md lists what it does.`,
  )
}

export function missing(kind: string, id: string, param: string): StripeFailure {
  const name = kind.split('.').join(' ').replaceAll('_', ' ')
  return new StripeFailure({
    status: param === 'id' ? 404 : 400,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
  })
}
