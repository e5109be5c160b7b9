import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closures, containers } from '#domain/vocabulary/kinds.ts'
import { picturedClosure, picturedContainer } from '../../ui/drink/packagings.ts'

const file = (name: string) =>
  readFileSync(new URL(`../../ui/drink/${name}`, import.meta.url), 'utf8')
const views = new Set([...file('packaging.svg').matchAll(/<view id="(\w+)"/g)].map(([, id]) => id))
const rules = new Set(
  [...file('packaging.module.css').matchAll(/"(\w+)"\] \{\s+background-image: url\("[^#]+#(\w+)"/g)]
    .filter(([, packaging, view]) => packaging === view)
    .map(([, packaging]) => packaging),
)

describe('the pictures of closures and containers', () => {
  it.each([
    ...closures.map((closure) => [closure, picturedClosure(closure, [])] as const),
    ...containers.map((container) => [container, picturedContainer(container)] as const),
    ['cork of a sparkling wine', picturedClosure('cork', ['sparkling_wine'])] as const,
  ])('has one for %s that is drawn and fetched', (word, packaging) => {
    if (word === 'other') expect(packaging).toBeNull()
    else {
      expect(views).toContain(packaging)
      expect(rules).toContain(packaging)
    }
  })

  it('tells a wired cork from a plain one', () => {
    expect(picturedClosure('cork', ['sparkling_wine'])).not.toBe(picturedClosure('cork', []))
    expect(picturedClosure('screw_cap', ['sparkling_wine'])).toBe('screw_cap')
  })
})
