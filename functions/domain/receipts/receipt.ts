import { canonicalJson, type Json } from './canonical-json.ts'

/** Raised whenever the meaning of a field changes. */
export const receiptSchemaId = 'nordgate-receipt/1'

export const signatureAlgorithm = 'ECDSA_P256_SHA256'

const isMembers = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What the signature of a receipt speaks of: the canonical JSON of the whole receipt without `signature.value`.
 * It is made of the receipt as it was given, so that a member more is an edit like any other.
 */
export function signedText(receipt: unknown): string {
  if (!isMembers(receipt)) return ''
  const { signature, ...others } = receipt
  if (!isMembers(signature)) return ''
  const { value: _, ...named } = signature
  return canonicalJson({ ...others, signature: named })
}

/** Without I, L, O and U, which are read as others (Crockford). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number of a receipt, from the SHA-256 (hex) of what names the submission: sixty bits of it. The same
 * submission has the same number however often sealing is begun, and numbers do not tell how many there are.
 */
export function receiptNumber(submission: string, submittedAt: string): string {
  const bits = BigInt(`0x${submission.slice(0, 15)}`)
  const places = Array.from(
    { length: 12 },
    (_, place) => digits[Number((bits >> BigInt(55 - 5 * place)) & 31n)],
  ).join('')
  return `NG-${submittedAt.slice(0, 4)}-${places.match(/.{4}/g)?.join('-')}`
}

/** An instant as clocks of a zone show it, with the difference to UTC: `2026-11-09T15:42:07+01:00`. */
export function localTime(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  const parts = new Map(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}
