import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import statisticsTexts from '../../i18n/locales/en/statistics.json' with { type: 'json' }
import { statisticsSchema } from './figure.ts'
import { statistics } from './figures.build-time.ts'
import { lastMonth, partOf } from './period.ts'

const { figures, missing, sources } = statistics

describe('figures of the market statistics', () => {
  it('has a text for every key that the data brings', () => {
    const texts: [object, (string | undefined)[]][] = [
      [statisticsTexts.measure, figures.map(({ measure }) => measure)],
      [statisticsTexts.part, figures.map(({ part }) => part)],
      [statisticsTexts.unit, figures.map(({ unit }) => unit)],
      [statisticsTexts.note, figures.map(({ note }) => note)],
      [statisticsTexts.status, figures.map(({ status }) => status)],
      [statisticsTexts.approximation, figures.map(({ approximation }) => approximation)],
    ]
    for (const [known, keys] of texts) {
      const used = new Set(keys.filter((key) => key !== undefined))
      expect([...used].toSorted()).toEqual([...used].filter((key) => key in known).toSorted())
      // and none for what no figure has; an estimate may come
      expect(Object.keys(known).filter((key) => !used.has(key) && key !== 'estimate')).toEqual([])
    }
    const missingIds = Object.entries(statisticsTexts.missing).flatMap(([market, texts]) =>
      Object.keys(texts).map((id) => `${market}.${id}`),
    )
    expect(missing.map(({ id }) => id).toSorted()).toEqual(missingIds.toSorted())
  })

  it('never counts a figure of another period as June 2025', () => {
    const periods = new Set(
      figures.filter((figure) => partOf(figure) === 'june_2025').map(({ period }) => period),
    )
    expect([...periods].toSorted()).toEqual(['2025-06', '2025-06-30', '2025-H1'])
    for (const figure of figures.filter((found) => partOf(found) === 'before')) {
      const month = lastMonth(figure.period)
      expect(month && month >= '2024-01' && month <= '2025-06', figure.id).toBe(true)
    }
    const later = figures.filter(({ period }) => (lastMonth(period) ?? '') > '2025-06')
    expect(later.length).toBeGreaterThan(5)
    expect(later.every((figure) => partOf(figure) === 'other')).toBe(true)
  })

  it.each([
    ['2025-H1', '2025-06'],
    ['2024-H2', '2024-12'],
    ['2025-Q3', '2025-09'],
    ['2024', '2024-12'],
    ['2025-05', '2025-05'],
    ['2025-07-31', '2025-07'],
    ['2023-01/2023-05', '2023-05'],
    ['undated', null],
  ])('knows that %s ends in %s', (period, month) => {
    expect(lastMonth(period)).toBe(month)
  })

  it('names each source once, and only those that are used', () => {
    const urls = sources.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.toSorted()).toEqual([...new Set(figures.map(({ source }) => source))].toSorted())
  })

  it('refuses a figure without period, status, source or the way it was derived', () => {
    const [first] = figures
    const refused = [
      { ...first, period: 'June' },
      { ...first, status: undefined },
      { ...first, source: 'https://example.com/unlisted' },
      { ...first, status: 'derived', formula: undefined },
      { ...first, status: 'forecast' },
    ]
    for (const figure of refused) {
      expect(statisticsSchema.safeParse({ ...statistics, figures: [figure] }).success).toBe(false)
    }
    expect(statisticsSchema.safeParse({ ...statistics, figures: [first, first] }).success).toBe(
      false,
    )
  })
})

interface SharedFigure {
  readonly value: number
  readonly unit: string
  readonly asOf: string
  readonly source: string
  readonly status?: string
  readonly note?: string
}
type SharedFigures = { readonly [key: string]: SharedFigure | SharedFigures }

const sharedFile = path.resolve(import.meta.dirname, '../../../../../shared/domain/markets.json')
const why = existsSync(sharedFile) ? '' : ' (skipped: ../shared/domain/markets.json is not here)'

describe.skipIf(why !== '')(`compared with the data they were taken from${why}`, () => {
  const read = () =>
    JSON.parse(readFileSync(sharedFile, 'utf8')) as {
      markets: Record<string, { stats: SharedFigures; notFound: string[] }>
    }
  const flat = (prefix: string, values: SharedFigures): [string, SharedFigure][] =>
    Object.entries(values).flatMap(([key, value]) =>
      'asOf' in value
        ? [[`${prefix}.${key}`, value as SharedFigure] as [string, SharedFigure]]
        : flat(`${prefix}.${key}`, value as SharedFigures),
    )

  it('has every figure, with value, period, source and status unchanged', () => {
    const taken = new Map(figures.map((figure) => [figure.id, figure]))
    const shared = Object.entries(read().markets).flatMap(([market, { stats }]) =>
      flat(market, stats),
    )
    expect(shared.map(([id]) => id).toSorted()).toEqual([...taken.keys()].toSorted())
    for (const [id, { value, asOf, source, status }] of shared) {
      expect(taken.get(id), id).toMatchObject({
        value,
        as_of: asOf,
        source,
        status: asOf.includes('forecast') ? 'forecast' : (status ?? 'published'),
      })
    }
  })

  it('keeps units and what changes are measured against', () => {
    const words = new Map<string, Set<string>>()
    for (const [market, { stats }] of Object.entries(read().markets)) {
      for (const [id, { unit }] of flat(market, stats)) {
        const figure = figures.find((found) => found.id === id)
        const kind = `${figure?.unit} against ${figure?.compared_with ?? 'nothing'}`
        words.set(unit, (words.get(unit) ?? new Set()).add(kind))
      }
    }
    // no unit of the data was read in two ways
    expect([...words].filter(([, kinds]) => kinds.size > 1)).toEqual([])
    expect(Object.fromEntries([...words].map(([unit, [kind]]) => [unit, kind]))).toMatchObject({
      'billion SEK': 'billion_sek against nothing',
      'thousand litres': 'thousand_litres against nothing',
      '% vs 2023': 'percent against 2023',
      '% vs June 2024, litres': 'percent against 2024-06',
    })
  })

  it('keeps every note and everything that was not found', () => {
    for (const [market, { stats, notFound }] of Object.entries(read().markets)) {
      for (const [id, { note }] of flat(market, stats)) {
        if (note === undefined || note === 'after June 2025') continue
        const figure = figures.find((found) => found.id === id)
        const told = [
          figure?.note,
          figure?.formula,
          figure?.approximation,
          figure?.change,
          figure?.previous,
        ]
        expect(told.filter((value) => value !== undefined).length, id).toBeGreaterThan(0)
      }
      expect(missing.filter((found) => found.market === market).map(({ text }) => text)).toEqual(
        notFound,
      )
    }
  })
})
