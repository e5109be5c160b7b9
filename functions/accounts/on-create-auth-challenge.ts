import * as z from 'zod'
import { isVerified } from '#domain/accounts/factor.ts'
import { challengeBeingMade } from '#domain/accounts/sign-in-steps.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFactorStore } from './factors/factor-store.ts'
import { answeredSchema, triggerEventSchema } from './triggers/trigger-event.ts'

const tables = tablesFromSettings(['FACTORS_TABLE'])
const factors = createFactorStore(tables.FACTORS_TABLE)
const sessionSchema = z.lazy(() => z.array(answeredSchema))

/** Tells the site which of our challenges it answers, and how. */
export async function handler(event: unknown) {
  const given = triggerEventSchema.parse(event)
  const challenge = challengeBeingMade(sessionSchema.parse(given.request.session))
  const hasApp =
    challenge === 'second_factor' &&
    (await factors.list(given.userName)).some(
      (one) => one.factor_type === 'totp' && isVerified(one),
    )
  const factorOrCode = hasApp ? 'totp,recovery_code' : 'recovery_code'
  const accepts = challenge === 'magic_link' ? 'token' : factorOrCode
  return {
    ...given,
    response: {
      publicChallengeParameters: { challenge, accepts },
      // the answer itself is not known here: it is looked up when it comes
      privateChallengeParameters: { challenge },
      challengeMetadata: challenge,
    },
  }
}
