import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closures, containers } from '#domain/vocabulary/kinds.ts'
import { picturedClosure, picturedContainer } from '../../ui/drink/packagings.ts'

const svg = readFileSync(new URL('../../ui/drink/packaging.svg', import.meta.url), 'utf8')
const views = new Set([...svg.matchAll(/<view id="(\w+)"/g)].map(([, id]) => id))

describe('the pictures of closures and containers', () => {
  it.each([
    ...closures.map((closure) => [closure, picturedClosure(closure, [])] as const),
    ...containers.map((container) => [container, picturedContainer(container)] as const),
    ['cork of a sparkling wine', picturedClosure('cork', ['sparkling_wine'])] as const,
  ])('has one for %s that is drawn', (word, packaging) => {
    if (word === 'other') expect(packaging).toBeNull()
    else expect(views).toContain(packaging)
  })

  it('tells a wired cork from a plain one', () => {
    expect(picturedClosure('cork', ['sparkling_wine'])).not.toBe(picturedClosure('cork', []))
    expect(picturedClosure('screw_cap', ['sparkling_wine'])).toBe('screw_cap')
  })
})
