/** Where a finger or a mouse button is down, and what waits for it to be lifted. */
let isPressed = false
let waiting: (() => void)[] = []

function press(): void {
  isPressed = true
}

function lift(): void {
  isPressed = false
  // the click that belongs to the press comes first
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

/** Follows presses of the whole page; answers with what ends it. */
export function watchPresses(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('pointerdown', press, options)
  addEventListener('pointerup', lift, options)
  addEventListener('pointercancel', lift, options)
  return () => {
    listening.abort()
    lift()
  }
}

/**
 * Runs what may move the page: now, or once a press under way has become a click. Between the two halves of
 * a click nothing may move, or it lands on something else, or nowhere.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
