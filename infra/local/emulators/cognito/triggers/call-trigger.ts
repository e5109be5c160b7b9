import * as z from 'zod'
import { REGION } from '../../aws-account.ts'
import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { UserPool } from '../user-pool.ts'
import { type TriggerEvent, TriggerRefusedError } from './trigger-event.ts'

export type Trigger =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PostAuthentication'
  | 'DefineAuthChallenge'
  | 'CreateAuthChallenge'
  | 'VerifyAuthChallengeResponse'
  | 'CustomMessage'
  | 'PreTokenGeneration'

export interface TriggerCall {
  pool: UserPool
  /** null: an administrator calls, without a client */
  clientId: string | null
  trigger: Trigger
  triggerSource: string
  userName: string
  version?: '1' | '2'
  request: Record<string, unknown>
  /** as it goes out, for the function to fill in */
  response: Record<string, unknown>
}

const answerSchema = z.looseObject({ response: z.looseObject({}) })

export function functionOf({ definition }: UserPool, trigger: Trigger): string | undefined {
  const functions = definition.LambdaConfig ?? {}
  return trigger === 'PreTokenGeneration'
    ? (functions.PreTokenGenerationConfig?.LambdaArn ?? functions.PreTokenGeneration)
    : functions[trigger]
}

/** The response of the pool's function, or null when the pool has none for this. */
export async function callTrigger<Response extends z.ZodType>(
  cognito: Cognito,
  call: TriggerCall,
  schema: Response,
): Promise<z.infer<Response> | null> {
  const functionArn = functionOf(call.pool, call.trigger)
  if (functionArn === undefined) return null
  const returned = await invoke(cognito, call, functionArn)
  const event = answerSchema.safeParse(returned)
  if (!event.success) throw unrecognizable()
  const response = schema.safeParse(event.data.response)
  if (!response.success) throw unrecognizable()
  return response.data
}

async function invoke(cognito: Cognito, call: TriggerCall, functionArn: string): Promise<unknown> {
  const event: TriggerEvent = {
    version: call.version ?? '1',
    region: REGION,
    userPoolId: call.pool.id,
    userName: call.userName,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
    },
    triggerSource: call.triggerSource,
    request: call.request,
    response: call.response,
  }
  try {
    return await cognito.invokeTrigger(call.triggerSource, functionArn, event)
  } catch (error) {
    if (error instanceof TriggerRefusedError)
      throw new ServiceError(
        'UnexpectedLambdaException',
        `${call.trigger} invocation failed due to error AccessDeniedException.`,
      )
    const said = error instanceof Error ? error.message : String(error)
    throw new ServiceError(
      'UserLambdaValidationException',
      `${call.trigger} failed with error ${said.replace(/\.$/, '')}.`,
    )
  }
}

export const unrecognizable = () =>
  new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output')

/** `userAttributes` of an event. */
export function attributesFor(user: User): Record<string, string> {
  return { ...user.attributes, 'cognito:user_status': user.status }
}
