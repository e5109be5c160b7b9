import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from './error-log.ts'
import { browserGlobals } from './test/browser-globals.ts'

beforeEach(() => void browserGlobals())
afterEach(() => vi.unstubAllGlobals())

it('keeps the last ten errors, with place and time', () => {
  for (let at = 1; at <= 12; at += 1) logError(new Error(`fault ${at}`))
  const kept: { message: string; where: string }[] = JSON.parse(
    localStorage.getItem('errorLog') ?? '',
  )
  expect(kept.map((error) => error.message)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Error: fault ${at + 3}`),
  )
  expect(kept[0]?.where).toBe('/tenders')
})
