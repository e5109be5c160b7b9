import type { Limit } from '../../platform/throttle/throttle.ts'

/**
 * Of mails that anybody can have sent to any address: links, and codes for a new address. Whoever asks from
 * many networks fills nobody's mailbox. Notices of changes, receipts and exports do not count and are never
 * left out (docs/decisions/0015-mails.md).
 */
export const mailsPerAddress: Limit = { name: 'mail-address-day', tries: 20, seconds: 86_400 }
