// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { loadTexts } from '../../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../../ui/test/render-in-english.tsx'
import { CriterionWords } from './criterion-words.tsx'

englishPage()
beforeAll(() => loadTexts('desk-tenders', 'vocabulary'))

const base = { id: 'one', text: '', source_field: '', required: true }
const vintage = (from: number | null, to: number | null): Criterion => ({
  ...base,
  kind: 'vintage',
  ranges: [{ from, to }],
  non_vintage_allowed: false,
})

it.each<readonly [Criterion, string]>([
  [vintage(2011, 2011), 'Vintage 2011'],
  [vintage(2011, null), 'Vintage from 2011'],
  [vintage(2011, 2014), 'Vintage from 2011, to 2014'],
  [
    {
      ...base,
      kind: 'price',
      any_of: [
        {
          basis: 'ex_works',
          currency: 'EUR',
          min_minor: 100,
          max_minor: 169,
          max_inclusive: true,
          min_inclusive: true,
          per_volume_ml: null,
        },
      ],
    },
    'Price ex works, from €1, up to €1.69, upper limit included',
  ],
  [
    {
      ...base,
      kind: 'grapes',
      rules: [{ varieties: ['Malbec', 'Merlot'], together: 'any', min_share: 60, max_share: null }],
      single_variety: false,
      min_varieties: null,
    },
    'Grapes Malbec and Merlot, any of them, at least 60%',
  ],
])('says %o as %s', (criterion, words) => {
  expect(renderAt('/admin', <CriterionWords criterion={criterion} />).container.textContent).toBe(
    words,
  )
})
