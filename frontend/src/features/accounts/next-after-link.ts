import { localValue } from '../../lib/local-value.ts'

/** Where to go after the mailed link, which may be opened in another tab of this browser. */
export const nextAfterLink = localValue<string | null>('next_after_link', (stored) =>
  typeof stored === 'string' ? stored : null,
)
