/** Focuses the heading of the new page as soon as it is there; the answer stops waiting. */
export function focusHeading(): () => void {
  const main = document.getElementById('main')
  const before = document.activeElement
  const focusNow = (): boolean => {
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    return heading != null
  }
  if (main === null || focusNow()) return () => {}
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    // whoever has begun to type or tab meanwhile keeps the focus
    const isMoved = activeElement !== before && activeElement !== document.body
    if (isMoved || focusNow()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
