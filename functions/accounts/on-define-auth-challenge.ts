import * as z from 'zod'
import { isVerified } from '#domain/accounts/factor.ts'
import { nextSignInStep, type SignInStep } from '#domain/accounts/sign-in-steps.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFactorStore } from './factors/factor-store.ts'
import { answeredSchema, triggerEventSchema } from './triggers/trigger-event.ts'

const tables = tablesFromSettings(['FACTORS_TABLE'])
const factors = createFactorStore(tables.FACTORS_TABLE)
const sessionSchema = z.lazy(() => z.array(answeredSchema))

function responseOf(step: SignInStep) {
  if (step.kind !== 'ask') {
    return { issueTokens: step.kind === 'grant', failAuthentication: step.kind === 'refuse' }
  }
  return { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
}

/** Decides what a custom sign-in asks next. */
export async function handler(event: unknown) {
  const given = triggerEventSchema.parse(event)
  const session = sessionSchema.parse(given.request.session)
  const found = await factors.list(given.userName)
  return { ...given, response: responseOf(nextSignInStep(session, found.some(isVerified))) }
}
