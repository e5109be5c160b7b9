import * as z from 'zod'
import type { VatNumber } from '#domain/companies/vat-number.ts'

/** What the register of the EU says of a number; `unavailable` when it does not say. */
export interface RegisterAnswer {
  readonly state: 'valid' | 'invalid' | 'unavailable'
  readonly consultation_number: string | null
}
export type VatRegister = (asked: VatNumber) => Promise<RegisterAnswer>

const unavailable: RegisterAnswer = { state: 'unavailable', consultation_number: null }

/** VIES answers `valid`, or names a fault of its own or of the member state. */
const answerSchema = z.lazy(() =>
  z.object({
    valid: z.boolean().optional(),
    requestIdentifier: z.string().nullish(),
    errorWrappers: z.array(z.object({ error: z.string() })).optional(),
  }),
)

/** Longer than a member state usually takes, shorter than a user waits. */
const timeoutMs = 6000

/**
 * VIES over its REST interface (ec.europa.eu/taxation_customs/vies, technical information). Only
 * `INVALID_INPUT` and a clear no are `invalid`; every other fault, silence included, is `unavailable`.
 * `requester` is our own VAT number: with it the answer carries a consultation number as proof.
 */
export function createVatRegister(endpoint: string, requester: VatNumber | null): VatRegister {
  return async ({ prefix, number }) => {
    try {
      const response = await fetch(`${endpoint}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          countryCode: prefix,
          vatNumber: number,
          ...(requester === null
            ? {}
            : {
                requesterMemberStateCode: requester.prefix,
                requesterNumber: requester.number,
              }),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return read(await response.json())
    } catch {
      return unavailable
    }
  }
}

function read(body: unknown): RegisterAnswer {
  const answer = answerSchema.safeParse(body)
  if (!answer.success) return unavailable
  const { valid, requestIdentifier, errorWrappers = [] } = answer.data
  const consultation_number = requestIdentifier ? requestIdentifier : null
  if (errorWrappers.some(({ error }) => error === 'INVALID_INPUT')) {
    return { state: 'invalid', consultation_number: null }
  }
  if (errorWrappers.length > 0 || valid === undefined) return unavailable
  return { state: valid ? 'valid' : 'invalid', consultation_number }
}
