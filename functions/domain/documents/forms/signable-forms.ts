import type { DocumentKind } from '../kinds.ts'

/** What a form says of the offer: its label as it is printed, and how many lines it is typed in. */
export const formFields = {
  producer: { label: 'Producer', rows: 1 },
  address: { label: 'Address', rows: 2 },
  register_number: { label: 'VAT or register number', rows: 1 },
  representative: { label: 'Authorised company', rows: 1 },
  tender: { label: 'Tender', rows: 2 },
  product: { label: 'Product', rows: 1 },
  vintage: { label: 'Vintage', rows: 1 },
  requirements: { label: 'What is confirmed', rows: 6 },
  quantity: { label: 'Quantity', rows: 1 },
  period: { label: 'Period of supply', rows: 1 },
  following_vintage: { label: 'Following vintage', rows: 2 },
  sites: { label: 'Sites', rows: 3 },
  agencies: { label: 'Labour agencies used', rows: 3 },
  worker_body: { label: 'Trade union or committee of workers', rows: 2 },
  code_version: { label: 'Code of conduct and its version', rows: 1 },
  brand_holder: { label: 'Brand holder', rows: 1 },
  employees: { label: 'Employees, permanent and seasonal', rows: 2 },
  sub_suppliers: { label: 'Sub-suppliers with address', rows: 4 },
  growers: { label: 'Growers', rows: 4 },
  bottling_place: { label: 'Bottler and place of bottling', rows: 2 },
  audits: { label: 'Audits: who, when, which code', rows: 3 },
  certificates: { label: 'Certificates of quality, environment, social standards', rows: 3 },
} as const satisfies Readonly<Record<string, { label: string; rows: number }>>

export type FormFieldKey = keyof typeof formFields
export const formFieldKeys = Object.keys(formFields) as FormFieldKey[]

interface SignableForm {
  /** What the document in the library covers. */
  readonly covers: 'company' | 'product'
  /** `by_hand`: who asks for it takes no other signature. */
  readonly signature: 'on_screen' | 'by_hand'
  /** Who asks for it may have a form of its own, which goes before this one. */
  readonly hasOwnForm: boolean
  readonly fields: readonly FormFieldKey[]
  /** What is declared. */
  readonly paragraphs: readonly string[]
}

/** The day of these words. */
export const signableFormsAsOf = '2026-11-23'

/**
 * What producers declare to be handed in with an offer, in our own plain words of what the source of the
 * kind says (`asked-documents.json`). A production declaration is none of them: a register issues it.
 */
export const signableForms = {
  authorisation: {
    covers: 'product',
    signature: 'by_hand',
    hasOwnForm: true,
    fields: ['producer', 'address', 'register_number', 'representative', 'tender', 'product'],
    paragraphs: [
      'We, the producer or brand owner named above, authorise the company named above to offer the product named above to Alko in Finland, in the tender named above.',
      'This authorisation is for this single offer.',
    ],
  },
  'producer-confirmation': {
    covers: 'product',
    signature: 'on_screen',
    hasOwnForm: false,
    fields: ['producer', 'tender', 'product', 'vintage', 'requirements'],
    paragraphs: [
      'We, the producer named above, confirm of the product and vintage named above what is written under \u201cWhat is confirmed\u201d, requirement by requirement, for the tender named above.',
    ],
  },
  'statement-recruitment': {
    covers: 'company',
    signature: 'on_screen',
    hasOwnForm: true,
    fields: ['producer', 'tender', 'sites', 'agencies'],
    paragraphs: [
      'We, the producer named above, state that workers at the sites named above are recruited responsibly and have decent working conditions, those of the labour agencies named above included.',
    ],
  },
  'statement-association': {
    covers: 'company',
    signature: 'on_screen',
    hasOwnForm: false,
    fields: ['producer', 'tender', 'sites', 'worker_body'],
    paragraphs: [
      'We, the producer named above, state that workers at the sites named above are free to form and to join trade unions of their own choice, and to choose who represents them.',
    ],
  },
  'guarantee-of-supply': {
    covers: 'product',
    signature: 'on_screen',
    hasOwnForm: false,
    fields: ['producer', 'tender', 'product', 'vintage', 'quantity', 'period', 'following_vintage'],
    paragraphs: [
      'We, the producer named above, guarantee to supply the quantity named above of the product and vintage named above, in the period named above, if the offer in the tender named above is accepted.',
      'What is said above of the following vintage is part of this guarantee.',
    ],
  },
  'code-of-conduct': {
    covers: 'company',
    signature: 'on_screen',
    hasOwnForm: true,
    fields: ['producer', 'address', 'code_version', 'sites'],
    paragraphs: [
      'We, the producer named above, have read the code of conduct in the version named above and accept its terms of implementation for the sites named above.',
      'Sub-suppliers that are to accept the code sign it themselves.',
    ],
  },
  'supply-chain-map': {
    covers: 'product',
    signature: 'on_screen',
    hasOwnForm: true,
    fields: [
      'producer',
      'address',
      'product',
      'vintage',
      'brand_holder',
      'growers',
      'sub_suppliers',
      'bottling_place',
      'employees',
      'audits',
      'certificates',
    ],
    paragraphs: [
      'We, the producer named above, state that the product and vintage named above goes from grower to bottler as described above, and that nobody who takes part in it is left out.',
    ],
  },
} as const satisfies Partial<Readonly<Record<DocumentKind, SignableForm>>>

export type SignableKind = keyof typeof signableForms
export const signableKinds = Object.keys(signableForms) as SignableKind[]

export const signableForm = (kind: SignableKind): SignableForm => signableForms[kind]

export const isSignable = (kind: DocumentKind): kind is SignableKind =>
  Object.hasOwn(signableForms, kind)
