const positions = new Map<string, number>()
/** A page that has not grown to its old height by then stays where it is. */
const giveUpAfterMs = 2000

/** Notes how far the page of this history entry is scrolled. */
export function rememberScroll(key: string): () => void {
  const note = () => positions.set(key, scrollY)
  addEventListener('scroll', note, { passive: true })
  return () => removeEventListener('scroll', note)
}

/** Goes back to the noted position once the page is long enough; the answer stops trying. */
export function restoreScroll(key: string): () => void {
  const top = positions.get(key) ?? 0
  const end = performance.now() + giveUpAfterMs
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const attempt = () => {
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (isLongEnough) scrollTo(0, top)
    else if (performance.now() < end) frame = requestAnimationFrame(attempt)
  }
  attempt()
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(event, stop, { once: true, passive: true })
  }
  return stop
}
