import { useSyncExternalStore } from 'react'

export type Consent = 'accepted' | 'declined'

/** Specified (point 2): holds one of the two bare words, or nothing. */
const key = 'cookie-consent'
/** Heard by whatever measures the use of the site; nothing of it is loaded before. */
const consentEvent = 'analytics-consent'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

function readConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'accepted' || stored === 'declined' ? stored : null
  } catch {
    return 'declined' // where nothing may be stored, asking at every page is no use
  }
}

export function storeConsent(consent: Consent): void {
  localStorage.setItem(key, consent)
  if (consent === 'accepted') dispatchEvent(new CustomEvent(consentEvent))
  tell()
}

/** Withdraws the choice, whatever it was, and shows the banner again. */
export function askForConsentAgain(): void {
  localStorage.removeItem(key)
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Undefined until the page runs in a browser: a page drawn at build time asks nobody. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined)
