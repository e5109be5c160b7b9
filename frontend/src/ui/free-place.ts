/**
 * What can be pressed or filled in. A button or a field must not be covered, nor a link that looks like a button;
 * any other link only where nothing else is left.
 */
const controls = 'button, input, select, textarea, summary, [role="button"], a[href]'
const stepPx = 8
const marginPx = 16
/** A page goes on while a toast is there: rows come, bars appear, one scrolls. */
const lookAgainMs = 100

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** A box that is better left in sight, the more the greater its weight. */
export interface Kept extends Box {
  readonly weight: number
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

const coveredBy = (box: Box, kept: readonly Kept[]): number =>
  kept.reduce((sum, one) => sum + (overlaps(box, one) ? one.weight : 0), 0)

/**
 * Where a box of this size lies over nothing that is kept, or over as little as can be: the lowest such place, at
 * the end of the line before its beginning. It stays where it is as long as it is well there.
 */
export function freePlace(
  now: Box,
  kept: readonly Kept[],
  view: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  let best: Pick<Box, 'left' | 'top'> = now
  // what has grown out of the window has no place yet
  const isInView = now.top >= 0 && now.top + now.height <= view.height
  let least = isInView ? coveredBy(now, kept) : Number.POSITIVE_INFINITY
  const end = view.width - marginPx - now.width
  const columns = [...new Set([end, marginPx])]
  for (let top = view.height - marginPx - now.height; top >= marginPx; top -= stepPx) {
    for (const left of columns) {
      if (least === 0) return best
      const covered = coveredBy({ ...now, left, top }, kept)
      if (covered < least) {
        least = covered
        best = { left, top }
      }
    }
  }
  return best
}

/** What can be pressed and is in sight, outside of this element. */
function controlsInSight(outside: Element): Kept[] {
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isInSight = width > 1 && height > 1 && top < innerHeight && top + height > 0
    if (!isInSight || outside.contains(element)) return []
    if (getComputedStyle(element).visibility === 'hidden') return []
    const isPlainLink = element.matches('a:not([data-button])')
    return [{ left, top, width, height, weight: isPlainLink ? 1 : 10 }]
  })
}

function moveToFreePlace(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const place = freePlace({ left, top, width, height }, controlsInSight(element), view)
  if (place.left === left && place.top === top) return
  element.style.inset = `${place.top}px auto auto ${place.left}px`
  element.style.width = `${width}px`
}

/** Keeps an element that is fixed over the page where it covers no control; the function that it returns ends that. */
export function keepFree(element: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isUsed = false
  // somebody goes to it; browsers tell of a move also where it appears under a mouse that lies still
  const use = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) isUsed = true
  }
  const leave = () => {
    isUsed = false
  }
  element.addEventListener('pointermove', use, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  const look = () => {
    if (!isUsed && !element.contains(document.activeElement)) moveToFreePlace(element)
  }
  look()
  const timer = setInterval(look, lookAgainMs)
  const usual = () => element.removeAttribute('style')
  // a place of another width may be out of sight
  addEventListener('resize', usual, { signal })
  return () => {
    clearInterval(timer)
    ended.abort()
    usual()
  }
}
