/** Resolves at once in a tab that is looked at, else when it is looked at again. */
function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
  })
}

/**
 * Runs what may refresh tokens: only in a visible tab, and in one tab after the other. A refresh
 * token is good once: the tab that waited finds the new tokens stored and refreshes no more.
 */
export async function inTokenTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  await whenVisible()
  // browsers have locks on secure pages only, as ours are
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('nordgate-tokens', work) as Promise<Value>
}
