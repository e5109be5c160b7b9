import * as z from 'zod'
import { stripeFailureOf } from '../stripe/provider-failure.ts'

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ')

function refusalOf(error: Error): Record<string, string> {
  const refusal = Object.entries(stripeFailureOf(error) ?? {})
  return Object.fromEntries(refusal.map(([field, value]) => [`stripe_${field}`, value]))
}

/**
 * What may be logged of an error. Messages of our own and of parsers can quote what a user wrote, so
 * only those of AWS services are kept: they name action and resource, which a missing grant needs. Of
 * Stripe's refusals the names and the number of the request are, by which Stripe's own log tells the rest.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error_name: typeof error }
  const described = { error_name: error.name, error_at: frames(error), ...refusalOf(error) }
  if (error instanceof z.ZodError) {
    const issues = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    return { ...described, error_issues: issues.slice(0, 20).join(', ') }
  }
  return '$metadata' in error || error.message.startsWith('Settings missing')
    ? { ...described, error_message: error.message }
    : described
}
