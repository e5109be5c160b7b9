import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

describe('where to go after signing in', () => {
  it.each(['/tenders?market=SE', '/tender-application/4711', '/'])('goes on to %s', (next) => {
    expect(safeNext(next)).toBe(next)
  })

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth?mode=sign_up',
  ])('goes to the dashboard instead of %s', (next) => {
    expect(safeNext(next)).toBe('/dashboard')
  })
})
