import { randomText } from './ids.ts'
import type { Store, Stored } from './store.ts'

export interface AccountKeys extends Stored {
  object: 'keys'
  secret_key: string
  signing_secret: string
}

/** Made at the first start, kept like everything else. */
export function accountKeys(store: Store): AccountKeys {
  const known = store.record<AccountKeys>('keys', 'keys')
  if (known) return known
  const made: AccountKeys = {
    object: 'keys',
    id: 'keys',
    secret_key: `sk_test_${randomText(32)}`,
    signing_secret: `whsec_${randomText(32)}`,
  }
  store.note(made)
  return made
}
