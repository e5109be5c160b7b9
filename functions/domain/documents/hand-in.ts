import type * as z from 'zod'
import { type DocumentFile, isLost } from './document.ts'
import type { handInLinkSchema } from './hand-in-schema.ts'

export type HandInLink = z.infer<typeof handInLinkSchema>

/** How many days a link can be good for. */
export const handInDays = [7, 14, 30, 60] as const

/** More than a producer waits for at the same time. */
export const mostHandInLinks = 100

/** `checking`: something came and is being looked at. Only `open` takes a document. */
export const handInStates = ['open', 'checking', 'received', 'expired', 'revoked'] as const
export type HandInState = (typeof handInStates)[number]

/** What a link is good for now; `files` are those of the document that came by it, null while none did. */
export function handInStateOf(
  { revoked_at, ends_at }: Pick<HandInLink, 'revoked_at' | 'ends_at'>,
  files: readonly Pick<DocumentFile, 'status' | 'created_at'>[] | null,
  now: Date,
): HandInState {
  if (files?.some(({ status }) => status === 'clean')) return 'received'
  if (revoked_at !== null) return 'revoked'
  const isUnderWay = files?.some((file) => file.status === 'scanning' && !isLost(file, now))
  if (isUnderWay) return 'checking'
  return Date.parse(ends_at) <= now.getTime() ? 'expired' : 'open'
}
