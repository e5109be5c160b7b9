import type { PublishedTender } from '#domain/tenders/published-tender.ts'

export type PublishedField = keyof PublishedTender

/** Every published field, in the groups of the page. A test holds that none is missing. */
export const publishedGroups = {
  dates: [
    'published_date',
    'offer_open_date',
    'offer_deadline',
    'offer_type',
    'sample_deadline',
    'launch_date',
    'launch_month',
    'sales_end_date',
    'dates_note',
  ],
  product: [
    'category',
    'product_group',
    'product_type',
    'country_of_origin',
    'region',
    'appellation',
    'grapes',
    'vintage',
    'abv_min',
    'abv_max',
    'sugar_min_g_l',
    'sugar_max_g_l',
    'sugar_note',
  ],
  price: ['price', 'min_volume', 'volume_note', 'max_offers_per_producer'],
  packaging: [
    'container_type',
    'container_volume_ml',
    'container_max_weight_g',
    'closure',
    'packaging_requirements',
  ],
  quality: ['style', 'sensory_criteria', 'ageing', 'oak', 'requirements'],
  conditions: [
    'documents_required',
    'certifications',
    'certification_text',
    'other_conditions',
    'importer',
  ],
  publication: [
    'monopoly',
    'market',
    'plan',
    'reference',
    'reference_note',
    'status',
    'withdrawal_note',
    'assortment',
    'distribution',
    'record_kind',
    'completeness',
    'id',
    'source',
    'additional_sources',
  ],
} as const satisfies Record<string, readonly PublishedField[]>

export type PublishedGroup = keyof typeof publishedGroups
export const groupNames = Object.keys(publishedGroups) as PublishedGroup[]
