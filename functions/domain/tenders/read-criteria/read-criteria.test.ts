import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certificationOf } from '../../vocabulary/certifications.ts'
import { type Criterion, criterionSchema } from '../criterion.ts'
import { type PublishedTender, publishedTenderSchema } from '../published-tender.ts'
import { published } from './published-for-tests.ts'
import { readCriteria } from './read-criteria.ts'

/** In the words for grapes, but about the label. */
const labelRemark = 'grape type must appear on the front label'
const sampleFile = new URL('../../../../../shared/data/tenders.json', import.meta.url)
const hasSample = existsSync(sampleFile)

/** Requirement words of a tender that must be in some criterion. */
function publishedWords(tender: PublishedTender): string[] {
  const one = [
    ...[tender.product_type, tender.country_of_origin, tender.region, tender.appellation],
    ...[tender.vintage, tender.container_type, tender.closure, tender.style],
    ...[tender.volume_note, tender.sugar_note, tender.min_volume?.condition],
    ...(tender.certification_text ?? '').split(';').map((words) => words.trim()),
  ]
  const many = [
    ...[
      tender.grapes,
      tender.ageing,
      tender.oak,
      tender.requirements,
      tender.packaging_requirements,
    ],
    (tender.price ?? []).map(({ text }) => text),
  ]
  return [...one, ...many.flatMap((words) => words ?? [])].filter(
    (words): words is string => typeof words === 'string' && words !== '',
  )
}

const some = <Kind extends Criterion['kind']>(
  criteria: readonly Criterion[],
  kind: Kind,
  holds: (criterion: Extract<Criterion, { kind: Kind }>) => boolean,
) =>
  criteria.some(
    (criterion) =>
      criterion.kind === kind && holds(criterion as Extract<Criterion, { kind: Kind }>),
  )

/** Numbers and codes of a tender that are in no criterion. */
function lostValues(tender: PublishedTender, criteria: readonly Criterion[]): string[] {
  const held: [string, unknown, () => boolean][] = [
    [
      'category',
      tender.category,
      () =>
        some(criteria, 'category', ({ any_of }) => any_of.some((one) => one === tender.category)),
    ],
    [
      'container_volume_ml',
      tender.container_volume_ml,
      () =>
        some(criteria, 'size', ({ any_of_ml }) =>
          any_of_ml.some((ml) => ml === tender.container_volume_ml),
        ),
    ],
    [
      'container_max_weight_g',
      tender.container_max_weight_g,
      () =>
        some(
          criteria,
          'container',
          ({ max_weight_g }) => max_weight_g === tender.container_max_weight_g,
        ),
    ],
    [
      'abv_min',
      tender.abv_min,
      () =>
        some(
          criteria,
          'alcohol',
          ({ min_tenths }) => min_tenths === Math.round((tender.abv_min ?? 0) * 10),
        ),
    ],
    [
      'abv_max',
      tender.abv_max,
      () =>
        some(
          criteria,
          'alcohol',
          ({ max_tenths }) => max_tenths === Math.round((tender.abv_max ?? 0) * 10),
        ),
    ],
    [
      'sugar_min_g_l',
      tender.sugar_min_g_l,
      () =>
        some(
          criteria,
          'sugar',
          ({ min_mg_l }) => min_mg_l === Math.round((tender.sugar_min_g_l ?? 0) * 1000),
        ),
    ],
    [
      'sugar_max_g_l',
      tender.sugar_max_g_l,
      () =>
        some(
          criteria,
          'sugar',
          ({ max_mg_l }) => max_mg_l === Math.round((tender.sugar_max_g_l ?? 0) * 1000),
        ),
    ],
    [
      'min_volume',
      tender.min_volume,
      () => some(criteria, 'quantity', ({ minimum }) => minimum === tender.min_volume?.amount),
    ],
    [
      'price',
      tender.price,
      () =>
        (tender.price ?? []).every(({ max, currency }) =>
          some(criteria, 'price', ({ any_of }) =>
            any_of.some(
              (limit) =>
                limit.currency === currency && limit.max_minor === Math.round((max ?? 0) * 100),
            ),
          ),
        ),
    ],
    [
      'certifications',
      tender.certifications,
      () =>
        (tender.certifications ?? []).every((name) =>
          some(criteria, 'certification', ({ schemes }) =>
            schemes.includes(certificationOf(name) ?? name),
          ),
        ),
    ],
  ]
  return held.flatMap(([field, value, holds]) => (value !== null && !holds() ? [field] : []))
}

describe.skipIf(!hasSample)(
  'every tender of ../shared/data/tenders.json (skipped where it is absent)',
  () => {
    const tenders = hasSample
      ? publishedTenderSchema.array().parse(JSON.parse(readFileSync(sampleFile, 'utf8')))
      : []
    const read = tenders.map((tender) => ({ tender, criteria: readCriteria(tender) }))

    it('loses no published word', () => {
      const lost = read.flatMap(({ tender, criteria }) =>
        publishedWords(tender)
          .filter((words) => !criteria.some(({ text }) => text.includes(words)))
          .map((words) => `${tender.id}: ${words}`),
      )
      expect(lost).toEqual([])
    })

    it('loses no published number', () =>
      expect(
        read.flatMap(({ tender, criteria }) =>
          lostValues(tender, criteria).map((field) => `${tender.id}: ${field}`),
        ),
      ).toEqual([]))

    it('gives valid criteria with their own ids, and no text twice', () => {
      for (const { tender, criteria } of read) {
        expect(criterionSchema.array().parse(criteria)).toEqual(criteria)
        const ids = criteria.map(({ id }) => id)
        expect([tender.id, new Set(ids).size]).toEqual([tender.id, ids.length])
        const texts = criteria.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
        expect([tender.id, new Set(texts).size]).toEqual([tender.id, texts.length])
      }
    })

    it('is the same in any order, and again', () => {
      const backwards = [...tenders]
        .reverse()
        .map((tender) => readCriteria(tender))
        .reverse()
      expect(backwards).toEqual(read.map(({ criteria }) => criteria))
    })

    it('does not depend on the order of the requirements', () => {
      const meaning = (tender: PublishedTender) =>
        readCriteria(tender)
          .map((criterion) => JSON.stringify({ ...criterion, id: null }))
          .sort()
      for (const tender of tenders)
        expect(
          meaning({ ...tender, requirements: tender.requirements?.toReversed() ?? null }),
        ).toEqual(meaning(tender))
    })

    it('lets no field that says what, from where and for how much become a wish', () => {
      const core = ['category', 'product_type', 'product_group', 'grapes', 'vintage', 'price']
      const origin = ['country_of_origin', 'region', 'appellation']
      const kept = read.flatMap(({ tender, criteria }) =>
        criteria
          .filter(({ source_field }) => [...core, ...origin].includes(source_field))
          .filter(
            ({ kind, required, text }) => (kind === 'text' || !required) && text !== labelRemark,
          )
          .map(({ text }) => `${tender.id}: ${text}`),
      )
      expect(kept).toEqual([])
    })

    it('knows every place; only classes of wine are not understood', () => {
      const words = read
        .flatMap(({ criteria }) => criteria)
        .flatMap((criterion) => (criterion.kind === 'origin' ? (criterion.unread ?? []) : []))
      expect([...new Set(words)].sort()).toEqual([
        'Federspiel',
        'IGP or AOC/AOP',
        'QmP',
        'VDP. Gutswein',
        'VDP.Erste Lage',
        'VdF Vin Mousseux',
        'ÖTW Erste Lage',
      ])
    })

    it('leaves to people only what no kind holds', () => {
      const all = read.flatMap(({ criteria }) => criteria)
      expect(all.filter(({ kind }) => kind === 'text').length).toBeLessThan(all.length / 4)
      expect(all.every(({ kind, required }) => kind !== 'text' || !required)).toBe(true)
    })
  },
)

describe('documents and sensory criteria', () => {
  it('stay beside the criteria', () =>
    expect(
      readCriteria(
        published({
          documents_required: ['producer_written_confirmation'],
          sensory_criteria: ['Complexity'],
        }),
      ),
    ).toEqual([]))
})

// letters that make no word of any vocabulary
const gibberish = fc.stringMatching(/^[qxz]{4,9}( [qxz]{4,9}){0,3}$/)
const wordFields = [
  ...['requirements', 'ageing', 'oak', 'grapes', 'packaging_requirements'],
  ...[
    'closure',
    'vintage',
    'region',
    'appellation',
    'container_type',
    'certification_text',
    'style',
  ],
] as const

const coreFields = ['grapes', 'vintage', 'region', 'appellation'] as const

describe('a phrase that nobody understands', () => {
  const base = { category: 'red_wine', country_of_origin: 'France' } as const
  const without = readCriteria(published(base))
  const given = (field: (typeof wordFields)[number], words: string) => {
    const isList = publishedTenderSchema.unwrap().shape[field as 'grapes'].safeParse(['a']).success
    return readCriteria(published({ ...base, [field]: isList ? [words] : words }))
  }

  it('is text, word for word, and narrows nothing', () => {
    const others = wordFields.filter((field) => !coreFields.some((core) => core === field))
    fc.assert(
      fc.property(gibberish, fc.constantFrom(...others), (words, field) => {
        const criteria = given(field, words)
        const text = {
          id: 'text-1',
          kind: 'text',
          text: words,
          source_field: field,
          required: false,
        }
        expect(criteria).toContainEqual(text)
        expect(criteria.filter(({ kind }) => kind !== 'text')).toEqual(without)
      }),
    )
  })

  it('is required where it says what, from where or how old, and narrows nothing else', () => {
    fc.assert(
      fc.property(gibberish, fc.constantFrom(...coreFields), (words, field) => {
        const added = given(field, words).filter(
          (one) => !without.some((other) => isDeepStrictEqual(one, other)),
        )
        expect(added).toMatchObject([
          { source_field: field, text: words, required: true, unread: [words] },
        ])
        expect(given(field, words)).toEqual(expect.arrayContaining(without))
      }),
    )
  })

  it('keeps its place beside phrases that are understood', () =>
    fc.assert(
      fc.property(fc.uniqueArray(gibberish, { maxLength: 4 }), (phrases) => {
        const requirements = ['Organic certified', ...phrases, 'unoaked']
        const criteria = readCriteria(published({ requirements }))
        expect(criteria.filter(({ kind }) => kind !== 'text').map(({ kind }) => kind)).toEqual([
          'certification',
          'ageing',
        ])
        expect(criteria.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))).toEqual(
          phrases,
        )
      }),
    ))

  it('never stops the reading, whatever the words', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...wordFields), (words, field) => {
        const isList = publishedTenderSchema
          .unwrap()
          .shape[field as 'grapes'].safeParse(['a']).success
        const criteria = readCriteria(published({ [field]: isList ? [words] : words }))
        expect(criterionSchema.array().safeParse(criteria).success).toBe(true)
        const isKept = criteria.some(({ text }) => text.includes(words.trim()))
        expect(isKept || words.trim() === '' || field === 'certification_text').toBe(true)
      }),
    ))
})
