import { type Limit, perNetworkFor } from '../../platform/throttle/throttle.ts'

/**
 * Of mails that anybody can have sent to any address: links, and codes for a new address. Whoever asks from
 * many networks fills nobody's mailbox. Notices of changes, receipts and exports do not count and are never
 * left out (docs/decisions/0015-mails.md).
 */
const perAddress: Limit = { name: 'mail-address-day', tries: 20, seconds: 86_400 }
/** One network has less than half of it: a stranger cannot take the last mail that leads back into an account. */
const perAddressAndNetwork: Limit = { name: 'mail-address-network', tries: 8, seconds: 86_400 }

/** The tries that a mail to an address takes, from a caller's network. */
export const mailsTo = (email: string, ip: string | null) => [
  ...perNetworkFor(perAddressAndNetwork, email, ip),
  [perAddress, email] as const,
]
