import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts, ProductPrice } from '#domain/portfolio/product.ts'
import { publishedTender } from './builders.ts'

/** systembolaget-117765: http://www.vnl.co.za/2011/09/23/tenders-that-are-not-rigged-not/ */
export const malbecFob = publishedTender({
  id: 'systembolaget-117765',
  reference: '117765',
  offer_deadline: '2011-10-10',
  launch_date: '2012-06-01',
  launch_month: '2012-06',
  category: 'red_wine',
  product_type: 'Red Wine',
  grapes: ['min. 60 % Malbec', 'rest Mourvedre and Tannat', 'no grape below 10 %'],
  vintage: '2011',
  price: [
    {
      basis: 'fob',
      currency: 'EUR',
      min: 1,
      max: 1.69,
      per_volume_ml: 750,
      text: '1,00 – 1,69 Euro/bottle FOB',
    },
  ],
  min_volume: { amount: 40000, unit: 'bottles', condition: 'to be offered' },
  container_type: 'bottle',
  container_volume_ml: 750,
  style: 'fruity, balanced, very tasteful; dark fruit, liquorice, oak, herbs; not smoky',
  requirements: ['grapes on front label'],
})

/** systembolaget-furmint-can-2026: bor.hu, "dobozos furmintot keres a Systembolaget" */
export const furmintCan = publishedTender({
  id: 'systembolaget-furmint-can-2026',
  offer_deadline: '2026-01-29',
  sample_deadline: '2026-03-03',
  launch_date: '2026-09-01',
  launch_month: '2026-09',
  category: 'white_wine',
  product_type: 'White wine',
  country_of_origin: 'Hungary',
  appellation: 'PDO or PGI (Hungary)',
  grapes: ['min. 85 % Furmint'],
  vintage: '2025',
  price: [
    {
      basis: 'retail',
      currency: 'SEK',
      min: null,
      max: 49,
      per_volume_ml: 250,
      text: 'max 49 SEK / 250 ml',
    },
    {
      basis: 'ex_works',
      currency: 'EUR',
      min: null,
      max: 1.6,
      per_volume_ml: 250,
      text: 'max 1.60 EUR per can',
    },
  ],
  min_volume: { amount: 8000, unit: 'litres', condition: 'available quantity' },
  container_type: 'Aluminium can',
  container_volume_ml: 250,
  ageing: ['unoaked'],
  oak: ['unoaked'],
  style: 'dry, fresh, fruity; yellow apple, citrus, white flowers, stone fruit',
  max_offers_per_producer: 1,
})

const perUnit = (amount_minor: number, basis: ProductPrice['basis']): ProductPrice => ({
  amount_minor,
  currency: 'EUR',
  per: 'unit',
  units_per_case: null,
  basis,
  raw: null,
})

/** Nothing of it is what `malbecFob` asks for. */
export const whiteWineInKeg: ProductFacts = {
  ...noFacts,
  name: 'Test Blanc',
  producer: 'Test Cellars',
  type: 'White wine',
  categories: ['white_wine'],
  country_code: 'FR',
  vintage: 2024,
  volume_ml: 20_000,
  alcohol_tenths: 120,
  container: 'keg',
  price: perUnit(15_000, 'ex_works'),
  quantity_available: 1,
}

/** An offer that meets `malbecFob`. */
export const malbecBlend: ProductFacts = {
  ...noFacts,
  name: 'Test Malbec',
  producer: 'Test Cellars',
  type: 'Red wine',
  categories: ['red_wine'],
  country_code: 'ZA',
  vintage: 2011,
  volume_ml: 750,
  alcohol_tenths: 135,
  grapes: [
    { variety: 'Malbec', share: 70 },
    { variety: 'Mourvèdre', share: 15 },
    { variety: 'Tannat', share: 15 },
  ],
  container: 'glass_bottle',
  price: perUnit(160, 'fob'),
  quantity_available: 60_000,
}

/** Another wine in another size at another price than `furmintCan` asks for. */
export const moselRiesling: ProductFacts = {
  ...noFacts,
  name: 'Test Riesling',
  producer: 'Test Cellars',
  type: 'White wine',
  categories: ['white_wine'],
  country_code: 'DE',
  region: 'Mosel',
  vintage: 2024,
  volume_ml: 750,
  alcohol_tenths: 115,
  grapes: [{ variety: 'Riesling', share: 100 }],
  container: 'glass_bottle',
  price: perUnit(690, 'ex_works'),
}

/** An offer that meets `furmintCan`. */
export const furmintInCan: ProductFacts = {
  ...noFacts,
  name: 'Test Furmint',
  producer: 'Test Cellars',
  type: 'White wine',
  categories: ['white_wine'],
  country_code: 'HU',
  region: 'Tokaj',
  vintage: 2025,
  volume_ml: 250,
  alcohol_tenths: 120,
  grapes: [{ variety: 'Furmint', share: 100 }],
  container: 'aluminium_can',
  price: perUnit(155, 'ex_works'),
}
