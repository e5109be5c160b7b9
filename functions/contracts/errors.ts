/**
 * The failures a caller may be told of. The wire carries the code, the site translates it
 * (`errors.<code>`); anything else is a bland `internal_error`.
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_cursor: 400,
  invalid_file_type: 400,
  not_a_document_type: 400,
  file_too_large: 400,
  empty_file: 400,
  redirect_not_allowed: 400,
  wrong_password: 400,
  weak_password: 400,
  wrong_email: 400,
  wrong_code: 400,
  code_expired: 400,
  link_not_valid: 400,
  referral_code_not_valid: 400,
  day_is_past: 400,
  authentication_required: 401,
  second_factor_required: 403,
  fresh_sign_in_required: 403,
  access_plan_required: 403,
  operator_only: 403,
  administrator_only: 403,
  not_found: 404,
  version_conflict: 409,
  transition_not_allowed: 409,
  /** Made before prices were kept: no buyer is shown it. */
  offer_without_price: 409,
  undo_expired: 409,
  file_not_clean: 409,
  factor_exists: 409,
  factor_missing: 409,
  factor_verified_already: 409,
  export_not_ready: 409,
  thread_full: 409,
  /** Other words were written under the same id, and went out. */
  letter_written: 409,
  /** Another active code is called the same. */
  referral_code_taken: 409,
  /** Its last day has passed, or it was used as often as it may be. */
  referral_code_over: 409,
  /** The receipt of the submission is not there yet. */
  package_not_sealed: 409,
  /** What lies in the bucket is not what the receipt names. */
  package_changed: 409,
  package_too_large: 409,
  market_not_open: 409,
  deadline_passed: 409,
  /** Tender, product or a document is another one than was checked. */
  changed_meanwhile: 409,
  tender_withdrawn: 409,
  already_paid: 409,
  not_refundable: 409,
  payment_disputed: 409,
  covered_by_access_plan: 409,
  already_offered: 409,
  own_role: 409,
  account_not_confirmed: 409,
  price_not_set: 409,
  form_incomplete: 422,
  contradicts_tender: 422,
  /** Rules of law or of the tender are not kept, or left open; the details hold the findings. */
  offer_blocked: 422,
  not_waivable: 422,
  step_not_movable: 422,
  /** The settings name no importer of this market with that address. */
  not_an_importer: 422,
  /** No clock of the market shows it, or it is still to come. */
  time_not_valid: 422,
  too_many_products: 422,
  too_many_rows_taken_in: 422,
  too_many_files: 422,
  too_many_views: 422,
  too_many_product_views: 422,
  too_many_searches: 422,
  company_profile_invalid: 422,
  too_many_requests: 429,
  too_many_product_changes: 429,
  too_many_drafts: 429,
  too_many_uploads: 429,
  too_many_checkouts: 429,
  internal_error: 500,
  payment_provider_unavailable: 503,
  /** The payment provider answered, without the address of its page. */
  no_payment_url: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode
    readonly details?: unknown
    readonly request_id?: string
  }
}
