import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fold } from '#domain/vocabulary/fold.ts'
import { mayBeShipped, sources } from './licences.ts'
import { ownGrapes } from './own/grapes.ts'
import { furtherWords } from './own/styles.ts'
import { readShared, sharedVocabulary } from './read-shared.ts'
import { moduleText, type VocabularyModule, vocabularyModules } from './vocabulary-modules.ts'

const data = join(import.meta.dirname, '../../functions/domain/vocabulary/data')
const isThere = existsSync(sharedVocabulary)
const skipped = isThere ? '' : ' (skipped: ../shared/data/vocabulary is not there)'
/** Names of countries are Node's own: another edition of the CLDR writes other ones, and frees other names for places. */
const cldr = '48'
const isSameCldr = process.versions.cldr?.split('.')[0] === cldr

const linesOf = (name: string): string[] =>
  (readFileSync(join(data, `${name}.ts`), 'utf8').split('`\n')[1] ?? '')
    .split('\n')
    .filter((line) => line !== '' && line !== '`')

const entry = z.object({ name: z.string(), sources: z.array(z.string()) })

describe.skipIf(!isThere)(`the written vocabulary${skipped}`, () => {
  let made: VocabularyModule[] = []
  beforeAll(async () => {
    made = await vocabularyModules()
  })

  it.each(['styles', ...(isSameCldr ? ['countries', 'places', 'grapes'] : [])])(
    `is what the script makes of the collected one: %s${isSameCldr ? '' : ` (all others skipped: not CLDR ${cldr})`}`,
    (name) => {
      const module = made.find((one) => one.name === name)
      expect(module && moduleText(module)).toBe(readFileSync(join(data, `${name}.ts`), 'utf8'))
    },
  )

  it('names no place without a source that may be shipped', async () => {
    const { places } = z
      .object({ places: z.array(entry.extend({ country: z.string() })) })
      .parse(await readShared('places.json.gz'))
    const known = new Set(
      places.filter(mayBeShipped).map(({ country, name }) => `${country} ${name}`),
    )
    let country = ''
    const unknown = linesOf('places').flatMap((line) => {
      if (!line.startsWith(' ')) country = line
      const name = /^ +[a-z][~^?]* ([^;]+)/.exec(line)?.[1]
      return name === undefined || known.has(`${country} ${name}`) ? [] : [line]
    })
    expect(linesOf('places').length).toBeGreaterThan(5000)
    expect(unknown).toEqual([])
  })

  it('names no variety without a source that may be shipped', async () => {
    const { varieties } = z
      .object({ varieties: z.array(entry) })
      .parse(await readShared('grapes.json'))
    const own = ownGrapes.split('\n').map((line) => line.split('|')[0]?.trim() ?? '')
    const known = new Set([...own, ...varieties.filter(mayBeShipped).map(({ name }) => name)])
    const names = linesOf('grapes').map((line) => line.split('|')[0] ?? '')
    expect(names.length).toBeGreaterThan(800)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('has no word for a style but of entries with a source that may be shipped', async () => {
    const { styles } = z
      .object({
        styles: z.array(
          entry.extend({
            synonyms: z.array(z.string()).default([]),
            names: z.record(z.string(), z.array(z.string())).default({}),
          }),
        ),
      })
      .parse(await readShared('styles.json'))
    const known = new Set(
      [
        ...styles
          .filter(mayBeShipped)
          .flatMap(({ name, synonyms, names }) => [
            name,
            ...synonyms,
            ...Object.values(names).flat(),
          ]),
        ...Object.values(furtherWords).flat(),
      ].map(fold),
    )
    const words = linesOf('styles').flatMap((line) => line.split(' | ').slice(1))
    expect(words.length).toBeGreaterThan(300)
    expect(words.filter((word) => !known.has(fold(word)))).toEqual([])
  })
})

describe('a source', () => {
  it.each(['off', 'openbeerdb', 'wikipedia', 'grapegeek', 'vivc'])(
    'that may not be shipped makes no entry by itself: %s',
    (key) => {
      expect(mayBeShipped({ sources: [key] })).toBe(false)
      expect(mayBeShipped({ sources: [key, 'project'] })).toBe(true)
    },
  )

  it('is refused when nobody says under which licence it is', () => {
    expect(() => mayBeShipped({ sources: ['winemag'] })).toThrow('winemag')
    expect(mayBeShipped({ sources: [] })).toBe(false)
  })

  it('under ODbL, CC BY-SA or no stated licence is never shipped', () => {
    const refused = Object.values(sources).filter(({ licence }) =>
      /ODbL|BY-SA|none stated/.test(licence),
    )
    expect(refused.length).toBeGreaterThan(3)
    expect(refused.filter((source) => source.mayBeShipped)).toEqual([])
  })
})
