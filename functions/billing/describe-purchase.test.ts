import { expect, it } from 'vitest'
import { tenderId, tenderRow } from '../platform/test/builders.ts'
import { describePurchase } from './describe-purchase.ts'

const published = { reference: '202601001', title: 'Red wine, France' }
const summary = { ...tenderRow(1).summary, ...published }
const described = (titles: typeof summary.titles, language: 'de' | 'en') =>
  describePurchase(
    { tenders: { findSummaries: async () => [{ ...summary, titles }] } },
    'application_fees',
    [tenderId(1)],
    language,
  )

it('names a tender in the language of the buyer, as the mails do', async () => {
  const titles = { en: 'Red', it: 'Rosso', fr: 'Rouge', de: 'Rotwein, Frankreich', es: 'Tinto' }
  expect(await described(titles, 'de')).toBe(
    'Angebotsgeb\u00fchr f\u00fcr 202601001 \u00b7 Rotwein, Frankreich',
  )
  expect(await described(titles, 'en')).toBe('Application fee for 202601001 \u00b7 Red')
})

it('keeps the published title where none was made', async () => {
  expect(await described(null, 'de')).toBe(
    'Angebotsgeb\u00fchr f\u00fcr 202601001 \u00b7 Red wine, France',
  )
})
