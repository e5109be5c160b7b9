import { expect, it } from 'vitest'
import type { Market } from '../shared/market.ts'
import type { Facts } from './condition.ts'
import { preflight } from './preflight.ts'
import { complianceRules } from './rules.ts'

// written from the words of the rules and their sources, not from their conditions
type Expectation = readonly [rule: string, market: Market, given: Facts, pass: Facts, fail: Facts]

const still = { category: 'wine' }
const red = { ...still, colour: 'red' }
const white = { ...still, colour: 'white' }
const spirit = (spiritCategory: string) => ({ category: 'spirit', spiritCategory })
const organicRed = { ...red, 'organic.claimed': true, so2SpecialSweetCategory: false }
const bottle = { 'packaging.type': 'glass_bottle', volumeMl: 750 }
const pet = { 'packaging.type': 'pet_bottle' }
const sparkling = { category: 'sparkling_wine' }
const monopoly = { salesChannel: 'monopoly' }
const gtin = '6291041500213'

const expectations: readonly Expectation[] = [
  // the monopolies and their shares of the trade
  ['MON-SE-BEER', 'SE', { category: 'beer', ...monopoly }, { abv: 3.6 }, { abv: 3.5 }],
  ['MON-SE-OTHER', 'SE', { category: 'cider', ...monopoly }, { abv: 2.3 }, { abv: 2.25 }],
  ['MON-NO-SCOPE', 'NO', monopoly, { abv: 4.8 }, { abv: 4.7 }],
  ['MON-NO-MAX60', 'NO', {}, { abv: 60 }, { abv: 60.1 }],
  ['MON-FI-FERM8', 'FI', { ...still, ...monopoly }, { abv: 8.5 }, { abv: 8 }],
  ['MON-FI-MAX80', 'FI', {}, { abv: 80 }, { abv: 80.5 }],
  // age limits and advertising
  ['AGE-SE', 'SE', {}, { 'campaign.targetMinAge': 20 }, { 'campaign.targetMinAge': 18 }],
  ['AGE-NO', 'NO', { 'campaign.targetMinAge': 18 }, { abv: 21.9 }, { abv: 22 }],
  ['AGE-FI', 'FI', { 'campaign.targetMinAge': 18 }, { abv: 22 }, { abv: 22.1 }],
  ['ADV-SE-15', 'SE', { 'marketing.consumerAd': true }, { abv: 15 }, { abv: 15.5 }],
  [
    'ADV-SE-WARN',
    'SE',
    { 'marketing.consumerAd': true, 'marketing.showsAbv': true },
    { 'marketing.harmText': true },
    { 'marketing.harmText': false },
  ],
  [
    'ADV-NO-BAN',
    'NO',
    { abv: 4.7 },
    { 'marketing.consumerAd': false },
    { 'marketing.consumerAd': true },
  ],
  [
    'ADV-CLAIM-HEALTH',
    'FI',
    { abv: 12 },
    { 'label.healthClaim': false },
    { 'label.healthClaim': true },
  ],
  // spirits
  ['ABV-SP-01', 'SE', spirit('rum'), { abv: 37.5 }, { abv: 37.4 }],
  ['ABV-SP-02', 'NO', spirit('whisky'), { abv: 40 }, { abv: 39.9 }],
  ['ABV-SP-15', 'FI', spirit('vodka'), { abv: 37.5 }, { abv: 35 }],
  ['ABV-SP-27', 'SE', spirit('pastis_de_marseille'), { abv: 45 }, { abv: 40 }],
  ['ABV-SP-39', 'SE', spirit('egg_liqueur'), { abv: 14 }, { abv: 13.9 }],
  ['ABV-SP-MIN', 'NO', spirit('liqueur'), { abv: 15 }, { abv: 14 }],
  ['SUG-SP-15', 'FI', spirit('vodka'), { sugarGPerL: 8 }, { sugarGPerL: 9 }],
  ['SUG-SP-22', 'SE', spirit('london_gin'), { sugarGPerL: 0.1 }, { sugarGPerL: 0.2 }],
  [
    'SUG-SP-33',
    'SE',
    { ...spirit('liqueur'), sugarGPerL: 75 },
    { liqueurType: 'cherry' },
    { liqueurType: 'gentian' },
  ],
  ['SUG-SP-02', 'NO', spirit('whisky'), { sweetened: false }, { sweetened: true }],
  ['AGEING-SP-02', 'SE', spirit('whisky'), { maturationMonths: 36 }, { maturationMonths: 35 }],
  // wine
  ['ABV-WI-MIN', 'SE', { ...still, abv: 8.5, gi: 'none' }, { wineZone: 'B' }, { wineZone: 'C' }],
  ['ABV-WI-MAX', 'SE', { ...still, totalAbv: 16, enriched: true }, { gi: 'PDO' }, { gi: 'PGI' }],
  ['ABV-LW', 'FI', { category: 'liqueur_wine' }, { abv: 22 }, { abv: 22.5 }],
  [
    'PRS-QSW',
    'SE',
    { category: 'quality_sparkling_wine' },
    { pressureBar: 3.5 },
    { pressureBar: 3 },
  ],
  ['PRS-SEMI', 'SE', { category: 'semi_sparkling_wine' }, { pressureBar: 2.5 }, { pressureBar: 3 }],
  ['ABV-DEALC', 'NO', { category: 'dealcoholised_wine' }, { abv: 0.5 }, { abv: 0.6 }],
  ['ABV-PDEALC', 'NO', { category: 'partially_dealcoholised_wine' }, { abv: 0.6 }, { abv: 0.5 }],
  ['ABV-AR-W', 'SE', { category: 'aromatised_wine' }, { abv: 14.5 }, { abv: 22 }],
  // sulphur dioxide
  [
    'SO2-R-DRY',
    'SE',
    { ...red, sugarGPerL: 4.9 },
    { so2TotalMgPerL: 150 },
    { so2TotalMgPerL: 151 },
  ],
  [
    'SO2-W-SWEET',
    'NO',
    { ...white, sugarGPerL: 5, so2SpecialSweetCategory: false },
    { so2TotalMgPerL: 250 },
    { so2TotalMgPerL: 260 },
  ],
  [
    'SO2-SWEET-MAX',
    'SE',
    { ...white, so2SpecialSweetCategory: true },
    { so2TotalMgPerL: 400 },
    { so2TotalMgPerL: 401 },
  ],
  ['SO2-SW', 'FI', sparkling, { so2TotalMgPerL: 235 }, { so2TotalMgPerL: 236 }],
  [
    'SO2-ORG-R',
    'SE',
    { ...organicRed, sugarGPerL: 1.9 },
    { so2TotalMgPerL: 100 },
    { so2TotalMgPerL: 120 },
  ],
  [
    'SO2-ORG-R-REST',
    'SE',
    { ...organicRed, so2TotalMgPerL: 150 },
    { sugarGPerL: 5 },
    { sugarGPerL: 4 },
  ],
  // sizes and label
  ['VOL-WINE', 'SE', { ...still, yellowWine: false }, { volumeMl: 187 }, { volumeMl: 700 }],
  ['VOL-YELLOW', 'FI', { ...still, yellowWine: true }, { volumeMl: 620 }, { volumeMl: 750 }],
  ['VOL-SPARK', 'NO', sparkling, { volumeMl: 200 }, { volumeMl: 187 }],
  ['VOL-SPIRIT', 'SE', { category: 'spirit' }, { volumeMl: 700 }, { volumeMl: 750 }],
  [
    'LAB-VOLH-2',
    'SE',
    { volumeMl: 1000 },
    { 'label.volumeCharHeightMm': 4 },
    { 'label.volumeCharHeightMm': 3.5 },
  ],
  ['LAB-ABV-HALF', 'SE', still, { 'label.abvValue': 13.5 }, { 'label.abvValue': 13.2 }],
  [
    'LAB-TOL-BEER-LO',
    'NO',
    { category: 'beer', abv: 5.5 },
    { abvDeltaAbs: 0.5 },
    { abvDeltaAbs: 0.6 },
  ],
  [
    'LAB-SULPH',
    'FI',
    { so2TotalMgPerL: 11 },
    { 'label.allergens': ['sulphites'] },
    { 'label.allergens': ['egg'] },
  ],
  [
    'LAB-ELABEL-NUTR',
    'SE',
    { ...still, producedBefore20231208: false, 'label.nutritionFull': false },
    { 'label.energyValue': true, 'label.eLabelUrl': 'https://example.com/label' },
    { 'label.energyValue': true, 'label.eLabelUrl': null },
  ],
  [
    'LAB-BBD',
    'SE',
    { category: 'cider', abv: 9.9 },
    { 'label.bestBefore': true },
    { 'label.bestBefore': false },
  ],
  [
    'LAB-SUGAR-EXTRA-DRY',
    'NO',
    { ...sparkling, 'label.sugarTerm': 'extra dry' },
    { sugarGPerL: 12 },
    { sugarGPerL: 11 },
  ],
  // organic, codes, deposit, packaging
  [
    'ORG-CERT',
    'SE',
    { 'organic.claimed': true, 'organic.certificateFile': 'certificate.pdf' },
    { 'organic.certificateDaysLeft': 1 },
    { 'organic.certificateDaysLeft': 0 },
  ],
  ['GTIN-CHECK', 'NO', {}, { gtin }, { gtin: '6291041500214' }],
  ['GTIN-CASE', 'FI', { gtin }, { caseGtin: '14567815983469' }, { caseGtin: gtin }],
  [
    'DEP-SE-PETDIM',
    'SE',
    { ...pet, 'packaging.widthMm': 65 },
    { 'packaging.heightMm': 370 },
    { 'packaging.heightMm': 371 },
  ],
  [
    'DEP-NO-VALUE',
    'NO',
    { 'deposit.system': 'Infinitum', 'deposit.valueNok': 3 },
    { volumeMl: 501 },
    { volumeMl: 500 },
  ],
  [
    'PKG-SE-STILL750',
    'SE',
    { ...still, ...bottle, 'packaging.emptyWeightG': 800 },
    { 'packaging.annualCo2Tonnes': 4.9 },
    { 'packaging.annualCo2Tonnes': 5 },
  ],
  [
    'PKG-NO-420',
    'NO',
    { ...still, ...bottle, retailPriceNok: 249.9 },
    { 'packaging.emptyWeightG': 420 },
    { 'packaging.emptyWeightG': 421 },
  ],
  [
    'PKG-TETHER',
    'FI',
    { ...pet, volumeMl: 3000, 'packaging.plasticCap': true },
    { 'packaging.tetheredCap': true },
    { 'packaging.tetheredCap': false },
  ],
  // suppliers and the tender
  [
    'ETH-RISK',
    'SE',
    { 'origin.amforiRiskCountry': true, 'ethics.tracedToRawMaterial': true },
    { 'ethics.auditInfo': 'amfori BSCI audit of 2026' },
    {},
  ],
  [
    'SUP-NO',
    'NO',
    { ...monopoly, 'supplier.wholesaleRight': true },
    { 'supplier.country': 'NO' },
    { 'supplier.country': 'IT' },
  ],
  [
    'SUP-FI-AUTH',
    'FI',
    { assortment: 'general', 'supplier.ownBrand': false },
    { 'documents.producerAuthorisation': 'authorisation.pdf' },
    {},
  ],
  [
    'TEN-VINTAGE',
    'SE',
    { ...still, 'offer.vintage': 2023 },
    { 'sample.vintage': 2023 },
    { 'sample.vintage': 2022 },
  ],
  [
    'TEN-ONE-OFFER',
    'NO',
    { 'tender.oneOfferPerProducer': true },
    { 'offer.countForProducer': 1 },
    { 'offer.countForProducer': 2 },
  ],
]

it('there are at least sixty, each of another rule', () => {
  expect(new Set(expectations.map(([id]) => id)).size).toBe(expectations.length)
  expect(expectations.length).toBeGreaterThanOrEqual(60)
})

it.each(expectations)('%s in %s', (id, market, given, pass, fail) => {
  const statusOf = (facts: Facts) =>
    preflight({ market, facts: { ...given, ...facts } }, complianceRules(), '2026-11-22').find(
      ({ rule_id }) => rule_id === id,
    )?.status
  expect({ pass: statusOf(pass), fail: statusOf(fail) }).toEqual({ pass: 'pass', fail: 'fail' })
})

// what is empty, where a rule is silent, and other markets and days
const others: readonly (readonly [string, Market, Facts, string, string | undefined])[] = [
  ['ABV-SP-02', 'SE', spirit('whisky'), '2026-11-22', 'unknown'],
  ['ABV-SP-02', 'SE', { category: 'spirit', abv: 35 }, '2026-11-22', 'unknown'],
  ['ABV-SP-02', 'SE', spirit('rum'), '2026-11-22', undefined],
  ['SO2-R-DRY', 'SE', { ...red, so2TotalMgPerL: 90 }, '2026-11-22', 'unknown'],
  ['SO2-R-DRY', 'SE', { category: 'beer' }, '2026-11-22', undefined],
  ['VOL-WINE', 'SE', { ...still, volumeMl: 3000, yellowWine: false }, '2026-11-22', undefined],
  ['PKG-NO-420', 'NO', { ...still, ...bottle, retailPriceNok: 250 }, '2026-11-22', undefined],
  ['PKG-NO-420', 'SE', { ...still, ...bottle, retailPriceNok: 200 }, '2026-11-22', undefined],
  [
    'PKG-NO-420',
    'NO',
    { ...still, ...bottle, retailPriceNok: 200, 'packaging.emptyWeightG': 500 },
    '2025-12-31',
    undefined,
  ],
  ['PKG-SE-STILL750', 'SE', { ...still, ...bottle }, '2026-11-22', 'unknown'],
  [
    'PKG-SE-STILL750',
    'SE',
    { ...still, ...bottle, 'packaging.emptyWeightG': 750 },
    '2026-11-22',
    'pass',
  ],
  ['GTIN-CHECK', 'SE', {}, '2026-11-22', undefined],
  ['MON-FI-FERM8', 'FI', { ...still, ...monopoly, abv: 8 }, '2024-06-09', undefined],
  ['LAB-ELABEL-ING', 'NO', { ...still, producedBefore20231208: false }, '2026-11-22', undefined],
  ['ETH-COC', 'FI', monopoly, '2026-11-22', 'unknown'],
]
it.each(others)('%s in %s with %j on %s: %s', (id, market, facts, day, status) => {
  const found = preflight({ market, facts }, complianceRules(), day)
  expect(found.find(({ rule_id }) => rule_id === id)?.status).toBe(status)
})
