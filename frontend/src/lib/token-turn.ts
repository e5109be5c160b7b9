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

/** A tab that stopped while it had the lock must not stop the others. */
const longestWaitMs = 5000

/**
 * Runs what may refresh tokens: only in a visible tab, and in one tab after the other. A refresh
 * token is good once: the tab that waited finds the new tokens stored and refreshes no more. Whoever
 * has waited too long goes on without the lock (specification, point 8: lock timeouts are ignored).
 */
export async function inTokenTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  await whenVisible()
  // browsers have locks on secure pages only, as ours are
  if (!('locks' in navigator)) return work()
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    return (await navigator.locks.request('nordgate-tokens', { signal }, begin)) as Value
  } catch (thrown) {
    if (isBegun) throw thrown
    return work()
  }
}
