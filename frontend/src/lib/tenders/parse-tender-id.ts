import type { TenderId } from '#domain/shared/ids.ts'

/** The tender id of an address; null when it cannot be one. */
export function parseTenderId(text: string | undefined): TenderId | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? (Number(text) as TenderId) : null
}
