import { type Authorize, type Call, denialMessage } from './emulator.ts'

/** An error in the service's own words: code, HTTP status, message and whatever else the client reads. */
export class ServiceError extends Error {
  readonly code: string
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(code: string, message: string, status = 400, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Lets the calls through or throws the service's access error for the first one denied. */
export function requirePermission(
  authorize: Authorize | undefined,
  calls: Call[],
  error: { code: string; status: number },
): void {
  for (const call of calls) {
    const denial = authorize?.(call)
    if (denial) throw new ServiceError(error.code, denialMessage(denial, call), error.status)
  }
}
