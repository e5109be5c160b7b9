import type Stripe from 'stripe'

/** Who sells: a sample company, taxed at home by one rate. */
export interface Seller {
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** percent */
  readonly tax_rate: number
}

export const sampleSeller: Seller = {
  name: 'Nordgate (sample seller)',
  country: 'SE',
  tax_rate: 25,
}

export interface Buyer {
  /** null: not known yet */
  readonly country: string | null
  readonly tax_exempt?: string | null
  readonly vat_number?: string | null
}

export interface TaxRule {
  /** null: the place of the buyer must be known first */
  readonly reason: Stripe.LineItem.Tax.TaxabilityReason | null
  readonly percent: number
}

/** VAT formats by country (VIES, "structure of VAT identification numbers"); Greece writes EL. */
const VAT_FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
}

export const normalVatNumber = (text: string) => text.toUpperCase().replaceAll(/[\s.-]/g, '')

/** The state whose format the number has, or null. */
export function countryOfVatNumber(text: string): string | null {
  const number = normalVatNumber(text)
  return Object.entries(VAT_FORMATS).find(([, format]) => format.test(number))?.[0] ?? null
}

/**
 * The stated rule of the fake: at home the home rate; a business with a VAT number of another EU state pays none
 * (reverse charge); other EU buyers pay the home rate; outside the EU nothing is due.
 */
export function taxRuleFor(seller: Seller, buyer: Buyer): TaxRule {
  const { country, vat_number } = buyer
  if (buyer.tax_exempt === 'exempt') return { reason: 'customer_exempt', percent: 0 }
  if (buyer.tax_exempt === 'reverse') return { reason: 'reverse_charge', percent: 0 }
  if (!country) return { reason: null, percent: 0 }
  const atHome: TaxRule = { reason: 'standard_rated', percent: seller.tax_rate }
  if (country === seller.country) return atHome
  if (VAT_FORMATS[country] === undefined) return { reason: 'not_subject_to_tax', percent: 0 }
  const isBusiness = Boolean(vat_number) && countryOfVatNumber(vat_number ?? '') === country
  return isBusiness ? { reason: 'reverse_charge', percent: 0 } : atHome
}
