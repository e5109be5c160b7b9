import { expect, test } from 'vitest'
import { attributeWords, isNoVintage } from '../../vocabulary/attributes.ts'
import { schemeWords } from '../../vocabulary/certifications.ts'
import { farmingOf, readAgeing, readFarming, readOrganic } from './read-claims.ts'

/** A word as lists write it: one of the endings that `*` stands for. */
const written = (word: string) => word.replace('*', 'a')
const organicWords = [...schemeWords('organic'), ...schemeWords('biodynamic')].map(written)

const held = (text: string) => ({
  column: readOrganic(text) === true,
  certificates: readFarming(text).organic === true,
  named: (readFarming(text).certifications ?? []).some((name) => /organic|biodynamic/.test(name)),
})
const nothingHeld = { column: false, certificates: false, named: false }

test('every word for a scheme is a certificate when it is alone', () => {
  expect(organicWords.length).toBeGreaterThan(90)
  for (const word of organicWords)
    expect([word, held(word)]).toEqual([
      word,
      { ...nothingHeld, column: true, certificates: true, named: true },
    ])
})

test.each(['not', 'not yet', 'in conversion', 'planned', 'no longer', 'partly'])(
  'a word for "%s" beside any scheme, before or after it, leaves no certificate',
  (meaning) => {
    const words = attributeWords(meaning).map(written)
    expect(words.length).toBeGreaterThan(20)
    // each word meets each scheme in the course of the lists
    for (const [at, word] of words.entries())
      for (const scheme of organicWords.filter((_, index) => index % 13 === at % 13))
        for (const text of [
          `${word} ${scheme}`,
          `${scheme} ${word}`,
          `${scheme} (${word})`,
          `${scheme}, ${word}`,
          `${word}: ${scheme}`,
          `${word} certified ${scheme}`,
        ])
          expect([text, held(text)]).toEqual([text, nothingHeld])
  },
)

test.each([
  'not certified',
  'not yet organic',
  'no certified organic',
  'certified organic from 2027',
  'Organic (from the 2027 vintage)',
  'organic as of 2028',
  'bio ab Jahrgang 2027',
  'ab 2027 Bio',
  'bio dal 2027',
  'AB à partir de 2027',
  'ecológico desde 2027',
  'økologisk fra 2027',
  'ekologisk från och med 2027',
  'luomu vuodesta 2027',
  'luomu 2027 alkaen',
  'bio od roku 2027',
  'bio 2027-től',
  'органик с 2027 года',
  '2027年から有機認証',
  'pas encore certifié AB',
  'noch nicht zertifiziert',
  'bio non certificato',
  'non-certified organic',
  'uncertified organic',
  'unzertifiziert Bio',
  'un-organic',
  'in conversion',
  'en conversion AB',
  'Bio in Umstellung',
  'i karens (KRAV)',
  'under omlægning til økologi',
  'luomu, siirtymävaihe',
  'w trakcie konwersji eko',
  'přechodné období bio',
  'átállási, ökológiai',
  'organic: pending',
  'applied for organic certificate',
  'Bio beantragt',
  'luomusertifikaatti haettu',
  '有機JAS申請中',
  '非有機',
  'オーガニック認証なし',
  '유기농 미인증',
  '非有机',
  'Organic ✗',
  '❌ Bio',
  'practising organic',
  'partly organic',
  'organic until 2024',
  'not vegan/organic',
  'neither organic nor biodynamic',
  'planned 2027',
  'vegan',
])('"%s" is no certificate of organic growing', (text) => {
  expect(held(text)).toEqual(nothingHeld)
})

test.each([
  'not organic',
  'non bio',
  'konventionell',
  'not certified',
  'no certified organic',
  'organic: no',
  'Bio - nein',
  'bez sertifikata eko',
  'non-organic',
])('"%s" is a plain no', (words) => {
  expect(readOrganic(words)).toBe(false)
})

test.each([
  ['organic since 2015', true],
  ['EU organic 2024', true],
  ['Bio, sans sulfites ajoutés', true],
  ['Bio sans sulfites ajoutés', true],
  ['organic, no added sulphites, unfined', true],
  ['vegan: no; organic: yes', true],
  ['organic, biodynamic in conversion', true],
  ['Ja (Ecocert)', true],
  ['certified', true],
])('"%s" keeps its certificate', (text, expected) => {
  expect(readOrganic(text)).toBe(expected)
})

test.each([
  'CCPAE nº CT/001',
  'CCPAE no. CT/001',
  'Bio, certificato no. 12',
  'Organic No. FR-BIO-01',
  'organic certificate no. 123',
  'organic certificate no 123',
  'organic №123',
  'organic, mai 2024',
  'Bio, seit 15. Mai 2019',
  'bio depuis mai 2021',
  'Certified organic until 2027',
  'Bio, Zertifikat gültig bis 31.12.2027',
])(
  '"%s" holds its certificate: a number, a month or how long it is valid denies nothing',
  (text) => {
    expect(readOrganic(text)).toBe(true)
    expect(readFarming(text)).toMatchObject({ organic: true, is_withheld: false })
  },
)

test.each([
  'Organic: no. 2024 vintage',
  'organic certificate: no',
  'no certificate no. 12 organic',
  'no certified organic (FR-BIO-01)',
  'mai certificato bio',
  'Bio, mai',
  'bio ab Mai 2027',
  'Bio bis 2027 zertifiziert',
  'certification bio jusqu’en 2027',
  'to be certified organic 2027',
  'EU organic until 2024',
  'not certified organic until 2027',
  'no. Not organic, certificate no. 12',
])('"%s" is still no certificate', (text) => {
  expect(held(text)).toEqual(nothingHeld)
})

test.each<readonly [string, boolean | null]>([
  ...['✓', '✔', '✔️', '✅', '☑', '●', 'x', 'yes', 'tak', 'да', 'kyllä', 'sì', 'はい', '1'].map(
    (word) => [word, true] as const,
  ),
  ...['✗', '✘', '❌', '×', '☐', '-', 'no', 'nie', 'нет', 'ei', 'いいえ', '0'].map(
    (word) => [word, false] as const,
  ),
  ['✓✗', null],
])('%s in a column of organic growing is %s, and no name of a certificate', (word, expected) => {
  expect(readOrganic(word)).toBe(expected)
  expect(readFarming(word)).toMatchObject({ organic: null, certifications: null })
})

test('several certificates in a cell are several', () => {
  expect(readFarming('Bio / vegan')).toMatchObject({
    organic: true,
    certifications: ['organic', 'Vegan'],
  })
  expect(readFarming('organic, biodynamic, vegan').certifications).toEqual([
    'organic',
    'biodynamic',
    'Vegan',
  ])
  expect(readFarming('Bio + Demeter').certifications).toEqual(['organic', 'biodynamic'])
  expect(readFarming('organic biodynamic farming').certifications).toEqual(['biodynamic'])
  expect(readFarming('biodynamisch + vegan').certifications).toEqual(['biodynamic', 'Vegan'])
  for (const text of ['in conversione + vegan', 'planned 2027, vegan'])
    expect(readFarming(text)).toMatchObject({ organic: null, certifications: ['Vegan'] })
  expect(readFarming('not organic / vegan')).toMatchObject({
    organic: false,
    certifications: ['Vegan'],
  })
  expect(readFarming('HVE, planned').certifications).toBeNull()
  expect(readFarming('Demeter, not organic').certifications).toBeNull()
})

test('a certificate that another column takes back is none', () => {
  expect(farmingOf('yes', 'in conversion', 'Rosso')).toEqual({
    organic: null,
    certifications: null,
  })
  for (const denial of ['not organic', 'conventional', 'not certified'])
    expect(farmingOf('yes', denial, 'Rosso').organic).toBeNull()
  expect(farmingOf('in conversion', 'AB, HVE', 'Bio Rouge')).toEqual({
    organic: null,
    certifications: ['HVE'],
  })
  expect(farmingOf('no', 'organic', 'Rouge')).toEqual({ organic: false, certifications: null })
  expect(farmingOf(null, '', 'Bio Rouge').organic).toBe(true)
  expect(farmingOf(null, '', 'Rosso non bio').organic).toBeNull()
  expect(farmingOf(null, '', 'Rouge Bio (en conversion)').organic).toBeNull()
})

test.each([
  'no oak',
  'unoaked',
  'un-oaked',
  'Unwooded',
  'oak-free',
  'oak: none',
  'not aged in oak',
  'never sees any oak',
  '0 months in oak',
  'sans bois',
  'pas de passage en fût',
  'kein Holz',
  'nicht im Barrique',
  'holzfrei',
  'sin barrica',
  'senza passaggio in legno',
  'ei tammea',
  'tammeton',
  'fri for eik',
  'ikke fatlagret',
  'inte ekfat',
  'bez beczki',
  'zonder hout',
  '樽熟成なし',
  '没有橡木',
  'stainless steel vats',
  'cuve inox',
  'Stahltank',
  'raised in steel, without oak barrels',
  'no',
  '✗',
])('"%s" is without oak', (words) => {
  expect(readAgeing(words).oak).toBe(false)
})

test('a negation before any wood or cask never yields oak', () => {
  const negations = attributeWords('not').filter((word) => /^[a-z ]+$/.test(word))
  const casks = [...attributeWords('wood'), ...attributeWords('barrel')]
  expect(negations.length * casks.length).toBeGreaterThan(5000)
  for (const [at, not] of negations.entries())
    for (const cask of casks.filter((_, index) => index % 5 === at % 5)) {
      const text = `${not} ${written(cask)}`
      expect([text, readAgeing(text).oak]).not.toEqual([text, true])
    }
})

test.each([
  ['12 mois en barrique', 12],
  ['8 mesi in legno', 8],
  ['12 mesi in barrique e 3 in acciaio', 12],
  ['unfiltered, no fining, 12 months in oak', 12],
  ['élevé 6 mois en fût, non filtré', 6],
  ['12 måneder på fat', 12],
  ['1.5 years in oak', 18],
  ['lightly oaked', null],
  ['✓', null],
])('"%s" is oak, %s months', (words, months) => {
  expect(readAgeing(words)).toEqual({ oak: true, months })
})

test('many words of oak take time in proportion to their number', () => {
  const started = performance.now()
  expect(readAgeing('oak '.repeat(20_000)).oak).toBe(true)
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each(['no new oak', 'with or without oak', 'no oak for the white, red in oak'])(
  '"%s" does not say whether there is oak',
  (words) => {
    expect(readAgeing(words).oak).toBeNull()
  },
)

test('a wine without a vintage says so in its language', () => {
  expect(['NV', 'sans année', 'без года'].every(isNoVintage)).toBe(true)
  expect(isNoVintage('2019')).toBe(false)
})
