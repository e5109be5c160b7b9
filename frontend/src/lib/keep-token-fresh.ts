import { storedTokenExpiry } from './stored-session.ts'

/** The token is refreshed this long before it ends. */
export const tokenSpareMs = 60_000
/** After a refresh that failed, for want of a network for example. */
const retryMs = 30_000

/**
 * Refreshes the access token of a tab that is looked at before the token ends, so that nothing that
 * is pressed has to wait for it. The timer stops while the tab is hidden. To be called again after
 * every change of the session or of the tab's visibility: the returned function sets the timer anew.
 */
export function keepTokenFresh(refresh: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const setTimer = (leastMs = 0): void => {
    clearTimeout(timer)
    const expiry = document.visibilityState === 'visible' ? storedTokenExpiry() : null
    if (expiry === null) return
    const waitMs = Math.max(expiry - tokenSpareMs - Date.now(), leastMs)
    timer = setTimeout(() => void refresh().finally(() => setTimer(retryMs)), waitMs)
  }
  return () => setTimer()
}
