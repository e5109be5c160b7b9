import * as z from 'zod'
import { answerChallenge } from '../auth-flows/answer-challenge.ts'
import { operation } from '../operation.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().nullish(),
  ClientMetadata: metadataSchema,
})

export const respondToAuthChallenge = operation('public', input, async (cognito, given) => {
  const { ChallengeName, ChallengeResponses, Session, ClientMetadata: metadata } = given
  const caller = { ...cognito.store.client(given.ClientId), metadata }
  return answerChallenge(cognito, caller, ChallengeName, ChallengeResponses, Session)
})
