import { expect, it } from 'vitest'
import { parsePart, partPath, parts } from './parts.ts'

it('each part has an address that leads back to it', () => {
  for (const part of parts) expect(parsePart(partPath(7, part).split('/')[3])).toBe(part)
  expect(partPath(7, 'offer')).toBe('/tender-application/7')
})

it.each(['offer', 'somewhere', ''])('there is no part %j beside the page itself', (name) => {
  expect(parsePart(name)).toBe(null)
})
