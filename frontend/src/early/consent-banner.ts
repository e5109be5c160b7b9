import { type Consent, readConsent, removeConsent, storeConsent } from './consent.ts'

/** Heard by whatever measures the use of the site; nothing of it is loaded before. */
const acceptedEvent = 'analytics-consent'
const withdrawnEvent = 'analytics-consent-withdrawn'

const banner = (): HTMLElement | null => document.querySelector('[data-cookie-banner]')

/** Shows the banner that is hidden in every page, and handles its buttons and to "Cookie settings". */
export function watchConsent(): void {
  showWhenNeeded()
  // the application drew a page anew
  addEventListener('cookie-banner-rendered', showWhenNeeded)
  // a choice made in another tab
  addEventListener('storage', showWhenNeeded)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-consent]') : null
    const said = button?.getAttribute('data-consent')
    if (said === 'ask') askAgain()
    else if (said === 'accepted' || said === 'declined') answer(said)
  })
}

function showWhenNeeded(): void {
  const element = banner()
  if (element !== null) element.hidden = readConsent() !== null
}

function answer(choice: Consent): void {
  storeConsent(choice, document.documentElement.lang)
  const element = banner()
  const hadFocus = element?.contains(document.activeElement) ?? false
  if (element !== null) element.hidden = true
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
  if (choice === 'accepted') dispatchEvent(new CustomEvent(acceptedEvent))
}

function askAgain(): void {
  const wasAccepted = readConsent() === 'accepted'
  removeConsent()
  if (wasAccepted) dispatchEvent(new CustomEvent(withdrawnEvent))
  const element = banner()
  if (element === null) return
  element.hidden = false
  element.focus({ preventScroll: true })
}
