import type { BuyerType } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Market } from '#domain/shared/market.ts'
import type { Category } from '#domain/vocabulary/kinds.ts'
import { isEmail, oneLine, orNull } from './entries.ts'

/** The request form as it is being filled in. */
export interface RequestDraft {
  readonly buyer_type: BuyerType | ''
  readonly company: string
  readonly contact_name: string
  readonly email: string
  readonly phone: string
  readonly market: Market | ''
  readonly category: Category | ''
  readonly origin_country: string
  readonly wanted: string
  readonly quantity: string
  readonly needed_by: string
}

export const emptyRequest: RequestDraft = {
  buyer_type: '',
  company: '',
  contact_name: '',
  email: '',
  phone: '',
  market: '',
  category: '',
  origin_country: '',
  wanted: '',
  quantity: '',
  needed_by: '',
}

/** Fields that are not as they must be, in the order of the form. */
export function wrongFields(draft: RequestDraft, today: string) {
  const isWrong = {
    buyer_type: draft.buyer_type === '',
    market: draft.market === '',
    wanted: draft.wanted.trim() === '',
    quantity: oneLine(draft.quantity) === '',
    needed_by: draft.needed_by !== '' && draft.needed_by < today,
    company: oneLine(draft.company) === '',
    contact_name: oneLine(draft.contact_name) === '',
    email: !isEmail(draft.email),
  }
  return (Object.keys(isWrong) as (keyof typeof isWrong)[]).filter((field) => isWrong[field])
}

/** What is sent; null while a choice is missing. */
export function requestOf(draft: RequestDraft, language: Locale) {
  const { buyer_type, market } = draft
  if (buyer_type === '' || market === '') return null
  return {
    buyer_type,
    market,
    category: draft.category === '' ? null : draft.category,
    origin_country: draft.origin_country === '' ? null : draft.origin_country,
    wanted: draft.wanted.trim(),
    quantity: oneLine(draft.quantity),
    needed_by: draft.needed_by === '' ? null : draft.needed_by,
    company: oneLine(draft.company),
    contact_name: oneLine(draft.contact_name),
    email: draft.email.trim(),
    phone: orNull(draft.phone),
    language,
  }
}
