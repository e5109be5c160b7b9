import { describe, expect, it } from 'vitest'
import { freePlace } from './free-place.ts'

const view = { width: 390, height: 800 }
/** Where the style sheet puts it: at the foot, as wide as the phone. */
const toast = { left: 16, top: 720, width: 358, height: 64 }
const button = (top: number, weight = 10) => ({ left: 200, top, width: 100, height: 40, weight })

describe('a place that covers no control', () => {
  it('is the usual one where nothing lies below it', () => {
    expect(freePlace(toast, [button(100)], view)).toMatchObject({ left: 16, top: 720 })
  })

  it('is right above the bar at the foot', () => {
    const { top } = freePlace(toast, [button(740)], view)
    expect(top + toast.height).toBeLessThanOrEqual(740)
    expect(top + toast.height).toBeGreaterThan(740 - 16)
  })

  it('is in the window for one that has grown out of it', () => {
    const grown = { ...toast, top: 700, height: 140 }
    const { top } = freePlace(grown, [], view)
    expect(top + grown.height).toBeLessThanOrEqual(view.height)
  })

  it('is on the other side of a wide page', () => {
    const wide = { width: 1280, height: 800 }
    const column = [100, 180, 260, 340, 420, 500, 580, 660, 740].map((top) => ({
      ...button(top),
      left: 1000,
    }))
    expect(freePlace({ ...toast, left: 906 }, column, wide)).toEqual({ left: 16, top: 720 })
  })

  it('is over a link where buttons stand everywhere else, and stays there', () => {
    const rows = Array.from({ length: 20 }, (_, row) =>
      button(row * 40, row < 9 || row > 11 ? 10 : 1),
    )
    const place = freePlace(toast, rows, view)
    expect(place.top).toBeGreaterThanOrEqual(360)
    expect(place.top + toast.height).toBeLessThanOrEqual(480)
    expect(freePlace({ ...toast, ...place }, rows, view)).toMatchObject(place)
  })
})
