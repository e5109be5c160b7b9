import { localValue } from './local-value.ts'

interface LoggedError {
  readonly at: string
  readonly message: string
  readonly where: string
}

/** "The last 10 errors are kept in local storage" (specification, point 2). */
const keptErrors = 10
const log = localValue<readonly LoggedError[]>('errorLog', (stored) =>
  Array.isArray(stored) ? (stored as LoggedError[]) : [],
)

/** Notes an error on this device only; no form content, no address beyond the page's path. */
export function logError(thrown: unknown): void {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  const entry = { at: new Date().toISOString(), message, where: location.pathname }
  log.set([...log.get(), entry].slice(-keptErrors))
}

/** Notes what nothing else caught. */
export function logUncaughtErrors(): void {
  addEventListener('error', (event) => logError(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => logError(event.reason))
}
