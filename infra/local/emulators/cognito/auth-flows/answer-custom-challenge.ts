import * as z from 'zod'
import type { Cognito } from '../cognito.ts'
import { fakeAccount } from '../fake-account.ts'
import { callTrigger } from '../triggers/call-trigger.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { type CustomAttempt, defineNext, eventOf, requestOf } from './custom-auth.ts'
import { missing, takeChallenge } from './take-challenge.ts'

const verdictSchema = z.object({ answerCorrect: z.boolean().nullish() })

/** The pool's functions evaluate the answer and define what follows, after a wrong one too. */
export async function answerCustomChallenge(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  sessionName: string | null | undefined,
): Promise<AuthAnswer> {
  const { ANSWER, USERNAME = '' } = responses
  if (ANSWER === undefined) throw missing('ANSWER')
  const taken = takeChallenge(cognito, caller, sessionName, responses, 'CUSTOM_CHALLENGE')
  const { session, step, user } = taken
  const attempt: CustomAttempt = {
    ...caller,
    user,
    userName: user?.sub ?? nameOfStranger(caller, USERNAME),
    answered: session.answered ?? [],
  }
  const said = await callTrigger(
    cognito,
    {
      ...eventOf(attempt),
      trigger: 'VerifyAuthChallengeResponse',
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: {
        ...requestOf(attempt),
        privateChallengeParameters: step.expected,
        challengeAnswer: ANSWER,
      },
      response: { answerCorrect: null },
    },
    verdictSchema,
  )
  const result = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: said?.answerCorrect === true,
    challengeMetadata: step.metadata,
  }
  // read again: the function may have changed the user
  const now = user && cognito.store.findUser(caller.pool.id, user.sub)
  return defineNext(cognito, { ...attempt, user: now, answered: [...attempt.answered, result] })
}

/** A stranger answers with the name that the first answer gave, or with the one typed. */
function nameOfStranger({ pool }: Caller, given: string): string {
  return given.includes('@') ? fakeAccount(pool, given).sub : given
}
