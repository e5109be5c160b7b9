import type { FormData } from '#domain/applications/application.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts, ProductPrice } from '#domain/portfolio/product.ts'
import type { Market } from '#domain/shared/market.ts'
import { categoryOf } from '#domain/vocabulary/categories.ts'

/** A made product for a real tender, with what its producer has to say to be right by tender and law. */
export interface OfferedDrink extends Pick<FormData, 'price_figures' | 'price_lines'> {
  readonly name: string
  /** Of the sample tenders. */
  readonly tender_id: number
  readonly product: ProductFacts
  /** Beside what every application answers. */
  readonly answers: FormData['answers']
  readonly facts: NonNullable<FormData['facts']>
  /** Words of the tender that the operator holds to be a requirement. */
  readonly binding?: string
}

const drink = (type: string, facts: Partial<ProductFacts>): ProductFacts => {
  const { categories, subtype } = categoryOf(type, null)
  return {
    ...noFacts,
    name: `Test ${type}`,
    producer: 'Test Cellars',
    type,
    categories: [...categories],
    subtype,
    organic: false,
    ...facts,
  }
}

const price = (
  amount_minor: number,
  currency: ProductPrice['currency'],
  basis: ProductPrice['basis'] = 'ex_works',
): ProductPrice => ({ amount_minor, currency, per: 'unit', units_per_case: 6, basis, raw: null })

/** What a market asks of who offers to it. */
const supplier: Readonly<Record<Market, OfferedDrink['facts']>> = {
  SE: { 'supplier.country': 'SE', 'supplier.approvedBySystembolaget': true },
  NO: { 'supplier.country': 'NO', 'supplier.wholesaleRight': true },
  FI: {
    assortment: 'other',
    'supplier.ownBrand': true,
    'supplier.country': 'FI',
    // what is known of the tender does not say
    'tender.oneOfferPerProducer': false,
  },
}
const signed = { 'ethics.codeOfConductSigned': true }
/** The way to the shelf is the producer’s own reckoning: no price of a list proves that it is kept. */
const priceConfirmed = { 'requirement_price-1': true }
/** The way to a Norwegian shelf, with the importer's part as a producer gives it. */
const wayToShelf = (litres: number): OfferedDrink['price_figures'] => ({
  litres,
  figures: { freight: 4, importer_margin_percent: 10 },
})

export const offeredDrinks: readonly OfferedDrink[] = [
  {
    name: 'Malbec blend to Systembolaget',
    tender_id: 1008,
    product: drink('Red wine', {
      country_code: 'ZA',
      vintage: 2011,
      volume_ml: 750,
      alcohol_tenths: 135,
      sugar_mg_l: 3000,
      grapes: [
        { variety: 'Malbec', share: 70 },
        { variety: 'Mourvèdre', share: 15 },
        { variety: 'Tannat', share: 15 },
      ],
      container: 'glass_bottle',
      container_weight_g: 400,
      price: price(160, 'EUR', 'fob'),
      quantity_available: 60_000,
    }),
    answers: {},
    facts: { ...supplier.SE, ...signed, so2TotalMgPerL: '95' },
  },
  {
    name: 'Furmint in a can to Systembolaget',
    tender_id: 1011,
    product: drink('White wine', {
      country_code: 'HU',
      region: 'Tokaj',
      vintage: 2025,
      volume_ml: 250,
      alcohol_tenths: 120,
      sugar_mg_l: 4000,
      grapes: [{ variety: 'Furmint', share: 100 }],
      container: 'aluminium_can',
      oak: false,
      price: price(120, 'EUR'),
    }),
    answers: { quantity: '9000', 'requirement_quantity-1': true },
    facts: { ...supplier.SE, ...signed, so2TotalMgPerL: '150' },
  },
  {
    name: 'London gin to Alko',
    tender_id: 1001,
    product: drink('Gin', {
      country_code: 'GB',
      volume_ml: 500,
      alcohol_tenths: 410,
      sugar_mg_l: 0,
      container: 'glass_bottle',
      container_weight_g: 350,
      price: price(900, 'EUR'),
      quantity_available: 6000,
    }),
    answers: {},
    facts: { ...supplier.FI, ...signed, spiritCategory: 'london_gin' },
  },
  {
    name: 'mulled wine to Alko',
    tender_id: 1004,
    product: drink('Mulled wine', {
      country_code: 'DE',
      volume_ml: 750,
      alcohol_tenths: 100,
      sugar_mg_l: 90_000,
      container: 'glass_bottle',
      container_weight_g: 400,
      price: price(300, 'EUR'),
      quantity_available: 12_000,
    }),
    answers: {},
    facts: { ...supplier.FI, ...signed },
  },
  {
    name: 'Champagne to Vinmonopolet',
    tender_id: 1155,
    product: drink('Sparkling wine, white', {
      country_code: 'FR',
      region: 'Champagne',
      vintage: 2019,
      volume_ml: 750,
      alcohol_tenths: 120,
      sugar_mg_l: 6000,
      container: 'glass_bottle',
      container_weight_g: 820,
      months_on_lees: 40,
      price: price(10_000, 'NOK'),
      quantity_available: 3000,
    }),
    answers: priceConfirmed,
    facts: {
      ...supplier.NO,
      ...signed,
      category: 'quality_sparkling_wine',
      so2TotalMgPerL: '90',
      pressureBar: '5,5',
      retailPriceNok: '247,60',
    },
    price_figures: wayToShelf(0.75),
  },
  {
    name: 'rosé in light glass to Vinmonopolet',
    tender_id: 1091,
    product: drink('Rosé wine', {
      country_code: 'CL',
      vintage: 2025,
      volume_ml: 750,
      alcohol_tenths: 125,
      sugar_mg_l: 2000,
      grapes: [{ variety: 'Pinot Noir', share: 100 }],
      container: 'light_glass_bottle',
      container_weight_g: 390,
      closure: 'screw_cap',
      price: price(3000, 'NOK'),
      quantity_available: 12_000,
    }),
    answers: priceConfirmed,
    facts: { ...supplier.NO, ...signed, so2TotalMgPerL: '110', retailPriceNok: '119,90' },
    price_figures: wayToShelf(0.75),
  },
  {
    name: 'organic Marche red in two sizes to Vinmonopolet',
    tender_id: 1129,
    product: drink('Red wine', {
      country_code: 'IT',
      region: 'Marche',
      vintage: 2024,
      volume_ml: 750,
      alcohol_tenths: 130,
      sugar_mg_l: 2500,
      grapes: [
        { variety: 'Sangiovese', share: 60 },
        { variety: 'Montepulciano', share: 40 },
      ],
      container: 'rpet',
      container_weight_g: 60,
      organic: true,
      price: price(4500, 'NOK'),
      quantity_available: 12_000,
    }),
    answers: priceConfirmed,
    facts: { ...supplier.NO, ...signed, so2TotalMgPerL: '90' },
    price_figures: wayToShelf(0.75),
    price_lines: [
      { volume_ml: 750, price: '45' },
      { volume_ml: 1500, price: '80' },
    ],
  },
  {
    name: 'sherry-cask malt whisky to Vinmonopolet',
    tender_id: 1161,
    product: drink('Single Malt Whisky', {
      country_code: 'GB',
      region: 'Scotland',
      volume_ml: 700,
      alcohol_tenths: 460,
      sugar_mg_l: 0,
      container: 'glass_bottle',
      container_weight_g: 440,
      oak: true,
      months_in_oak: 144,
      price: price(15_000, 'NOK'),
      quantity_available: 3000,
    }),
    answers: priceConfirmed,
    facts: { ...supplier.NO, ...signed, sweetened: false },
    price_figures: wayToShelf(0.7),
    binding: 'Distillery bottling',
  },
  {
    name: 'India pale ale in cans to Vinmonopolet',
    tender_id: 1136,
    product: drink('India pale ale', {
      country_code: 'NO',
      volume_ml: 500,
      alcohol_tenths: 65,
      container: 'aluminium_can',
      price: price(2000, 'NOK'),
      quantity_available: 5000,
    }),
    answers: priceConfirmed,
    facts: { ...supplier.NO, ...signed },
    price_figures: wayToShelf(0.5),
  },
  {
    name: 'apple cider to Vinmonopolet',
    tender_id: 1072,
    product: drink('Apple cider', {
      country_code: 'NO',
      volume_ml: 750,
      alcohol_tenths: 75,
      sugar_mg_l: 20_000,
      container: 'glass_bottle',
      container_weight_g: 400,
      price: price(3000, 'NOK'),
      quantity_available: 4000,
    }),
    answers: priceConfirmed,
    facts: { ...supplier.NO, ...signed },
    price_figures: wayToShelf(0.75),
  },
]
