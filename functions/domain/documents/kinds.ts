/** How long a document of a kind is good: to a day printed on it or so many months, for one vintage, lot, tender or shipment, or until something changes. */
type Validity =
  | 'months'
  | 'fixed_dates'
  | 'vintage'
  | 'lot'
  | 'tender'
  | 'shipment'
  | 'until_changed'

/** Groups of kinds, in the order in which they are needed. */
export const documentGroups = [
  'offer',
  'company',
  'ethics',
  'certificate',
  'analysis',
  'product',
  'packaging',
  'label',
  'data',
  'sample',
  'order',
  'import',
] as const
export type DocumentGroup = (typeof documentGroups)[number]

interface KindFacts {
  readonly group: DocumentGroup
  readonly validity: Validity
  /** The usual length, from the day of issue. */
  readonly months: number | null
  /** Whether the name on it must be the producer\u2019s. */
  readonly isNamed: boolean
}

/** The day on which the kinds were collected from what monopolies, authorities and schemes publish. */
export const documentKindsAsOf = '2026-11-22'

export const documentKinds = {
  'offer-form': { group: 'offer', validity: 'tender', months: null, isNamed: true },
  'producer-form': { group: 'offer', validity: 'tender', months: null, isNamed: false },
  authorisation: { group: 'offer', validity: 'tender', months: null, isNamed: false },
  'authorisation-letter': { group: 'offer', validity: 'months', months: 12, isNamed: false },
  'producer-confirmation': { group: 'offer', validity: 'vintage', months: null, isNamed: true },
  'statement-recruitment': { group: 'offer', validity: 'tender', months: null, isNamed: true },
  'statement-association': { group: 'offer', validity: 'tender', months: null, isNamed: true },
  'guarantee-of-supply': { group: 'offer', validity: 'tender', months: null, isNamed: false },
  'production-declaration': { group: 'offer', validity: 'vintage', months: null, isNamed: true },
  'price-calculation': { group: 'offer', validity: 'fixed_dates', months: null, isNamed: false },
  'commercial-register': { group: 'company', validity: 'months', months: 6, isNamed: true },
  'winery-licence': { group: 'company', validity: 'until_changed', months: null, isNamed: false },
  'vat-proof': { group: 'company', validity: 'until_changed', months: null, isNamed: true },
  'bank-data': { group: 'company', validity: 'until_changed', months: null, isNamed: true },
  insurance: { group: 'company', validity: 'months', months: 12, isNamed: true },
  'power-to-sign': { group: 'company', validity: 'until_changed', months: null, isNamed: false },
  'code-of-conduct': { group: 'ethics', validity: 'until_changed', months: null, isNamed: true },
  'ethics-elearning': { group: 'ethics', validity: 'until_changed', months: null, isNamed: false },
  'supply-chain-map': { group: 'ethics', validity: 'vintage', months: null, isNamed: false },
  'social-audit': { group: 'ethics', validity: 'months', months: 24, isNamed: false },
  'corrective-plan': { group: 'ethics', validity: 'months', months: 12, isNamed: false },
  'cert-organic-eu': { group: 'certificate', validity: 'fixed_dates', months: 12, isNamed: true },
  'cert-organic-third': {
    group: 'certificate',
    validity: 'fixed_dates',
    months: 12,
    isNamed: true,
  },
  'cert-organic-nop': {
    group: 'certificate',
    validity: 'until_changed',
    months: null,
    isNamed: true,
  },
  'cert-organic-jas': { group: 'certificate', validity: 'fixed_dates', months: 12, isNamed: true },
  'cert-biodynamic': { group: 'certificate', validity: 'fixed_dates', months: 12, isNamed: true },
  'cert-fairtrade': { group: 'certificate', validity: 'fixed_dates', months: 36, isNamed: true },
  'cert-fairforlife': { group: 'certificate', validity: 'fixed_dates', months: 12, isNamed: true },
  'cert-wieta': { group: 'certificate', validity: 'fixed_dates', months: 24, isNamed: true },
  'cert-ipw': { group: 'certificate', validity: 'vintage', months: null, isNamed: true },
  'cert-sustainability': {
    group: 'certificate',
    validity: 'fixed_dates',
    months: null,
    isNamed: true,
  },
  'cert-vegan': { group: 'certificate', validity: 'fixed_dates', months: 12, isNamed: true },
  'gi-certificate': { group: 'certificate', validity: 'vintage', months: null, isNamed: false },
  'certificate-of-analysis': { group: 'analysis', validity: 'lot', months: null, isNamed: false },
  'technical-sheet': { group: 'product', validity: 'vintage', months: null, isNamed: false },
  'packaging-specification': {
    group: 'packaging',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'rpet-share': { group: 'packaging', validity: 'until_changed', months: null, isNamed: false },
  'food-contact-doc': {
    group: 'packaging',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'recycling-marks': {
    group: 'packaging',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'deposit-membership': {
    group: 'packaging',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'deposit-registration': {
    group: 'packaging',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'product-image': { group: 'product', validity: 'vintage', months: null, isNamed: false },
  'label-artwork': { group: 'label', validity: 'vintage', months: null, isNamed: false },
  'e-label': { group: 'label', validity: 'vintage', months: null, isNamed: false },
  allergens: { group: 'label', validity: 'vintage', months: null, isNamed: false },
  'gtin-data': { group: 'data', validity: 'until_changed', months: null, isNamed: false },
  'valvira-codes': { group: 'data', validity: 'until_changed', months: null, isNamed: false },
  'sample-notice': { group: 'sample', validity: 'shipment', months: null, isNamed: false },
  'sample-label': { group: 'sample', validity: 'shipment', months: null, isNamed: false },
  'proforma-samples': { group: 'sample', validity: 'shipment', months: null, isNamed: false },
  'sample-excise': { group: 'sample', validity: 'shipment', months: null, isNamed: false },
  'purchase-order': { group: 'order', validity: 'shipment', months: null, isNamed: false },
  'supply-agreement': { group: 'order', validity: 'months', months: 12, isNamed: false },
  'commercial-invoice': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'packing-list': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  cmr: { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'bill-of-lading': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'e-ad': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'e-sad': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'excise-guarantee': { group: 'import', validity: 'until_changed', months: null, isNamed: false },
  'no-excise-registration': {
    group: 'import',
    validity: 'until_changed',
    months: null,
    isNamed: false,
  },
  'fi-licence': { group: 'import', validity: 'until_changed', months: null, isNamed: false },
  'se-approval': { group: 'import', validity: 'until_changed', months: null, isNamed: false },
  vi1: { group: 'import', validity: 'shipment', months: null, isNamed: false },
  coi: { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'origin-proof': { group: 'import', validity: 'months', months: 10, isNamed: false },
  'export-declaration': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'customs-import': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  'spirits-certificate': { group: 'import', validity: 'shipment', months: null, isNamed: false },
  haccp: { group: 'company', validity: 'fixed_dates', months: 12, isNamed: false },
  'traceability-recall': { group: 'order', validity: 'months', months: 12, isNamed: false },
  'availability-update': { group: 'order', validity: 'shipment', months: null, isNamed: false },
  'product-change': { group: 'order', validity: 'until_changed', months: null, isNamed: false },
  'price-change': { group: 'order', validity: 'fixed_dates', months: null, isNamed: false },
} as const satisfies Readonly<Record<string, KindFacts>>

export type DocumentKind = keyof typeof documentKinds

export const documentKindIds = Object.keys(documentKinds) as DocumentKind[]

export const kindFacts = (kind: DocumentKind): KindFacts => documentKinds[kind]
