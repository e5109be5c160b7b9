import type { Account } from '../account.ts'

export interface PageRequest {
  method: string
  path: string
  query: URLSearchParams
  form: URLSearchParams
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** What pages may do: read the store, and change them in one go. */
export interface PageDesk {
  readonly account: Account
  change<T>(work: () => T): Promise<T>
}

/** The pages have forms, one script of their own and nothing from elsewhere. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export const htmlAnswer = (body: string, status = 200): PageAnswer => ({
  status,
  headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
  body,
})

export const fileAnswer = (type: string, body: string | Buffer): PageAnswer => ({
  status: 200,
  headers: { ...HEADERS, 'content-type': type },
  body,
})

/** See Other: the browser asks for the next page, so that a reload sends no form again. */
export const redirectTo = (address: string): PageAnswer => ({
  status: 303,
  headers: { ...HEADERS, location: address },
  body: '',
})
