import { createHash, timingSafeEqual } from 'node:crypto'
import { originSecretHeader } from '#contracts/site-headers.ts'
import type { RequestEvent } from './request-event.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request came through the distribution, by the secret that it shows. The API answers at an
 * address of its own as well, where a caller says of itself what it likes. Digests are compared, so that
 * neither the time nor the length tells anything of a secret. Several may be good while one is exchanged.
 */
export function originSecretCheck(secrets: string): (event: RequestEvent) => boolean {
  const accepted = secrets
    .split(',')
    .filter((one) => one !== '')
    .map(digestOf)
  return ({ headers }) => {
    const shown = digestOf(headers[originSecretHeader] ?? '')
    return accepted.some((one) => timingSafeEqual(one, shown))
  }
}
