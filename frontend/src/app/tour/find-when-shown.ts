const longestWaitMs = 4000

/** The first element of a selector once the page has it; null when it does not come, or nobody waits any more. */
export function findWhenShown(selector: string, signal: AbortSignal): Promise<Element | null> {
  return new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found !== null || signal.aborted) end(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => end(null), longestWaitMs)
    const end = (found: Element | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(signal.aborted ? null : found)
    }
    signal.addEventListener('abort', () => end(null))
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
