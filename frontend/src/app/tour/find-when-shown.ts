/** The first element of a selector once the page has it; null when nobody waits any more. */
export function findWhenShown(selector: string, signal: AbortSignal): Promise<Element | null> {
  return new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found !== null || signal.aborted) end(found)
    }
    const observer = new MutationObserver(look)
    const end = (found: Element | null) => {
      observer.disconnect()
      resolve(signal.aborted ? null : found)
    }
    signal.addEventListener('abort', () => end(null))
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
