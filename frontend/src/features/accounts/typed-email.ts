import { externalStore } from '../../lib/external-store.ts'

/** The address typed on one of the sign-in pages, for the others; never in an address bar, gone with the tab. */
export const typedEmail = externalStore('')
