import type { ErrorCode } from '#contracts/errors.ts'

/** `network`: no answer at all. The words of a code are the text `common:errors.<code>`, or stand in for it (`i18n.ts`). */
export type ApiErrorCode = ErrorCode | 'network'

/** An answer of the API that is not a success. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: unknown
  readonly requestId: string | null

  constructor(code: ApiErrorCode, details?: unknown, requestId: string | null = null) {
    super(`API: ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.requestId = requestId
  }
}

/** The code of whatever was thrown; a defect counts as `internal_error`. */
export const errorCodeOf = (thrown: unknown): ApiErrorCode =>
  thrown instanceof ApiError ? thrown.code : 'internal_error'
