import { userPoolArn } from '../emulators/aws-account.ts'
import {
  type TriggerEvent,
  TriggerRefusedError,
} from '../emulators/cognito/triggers/trigger-event.ts'
import { mayInvoke } from '../identity/resource-policies.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Functions } from './functions.ts'
import type { Log } from './log.ts'

/** Runs a function of the user pool, if a Lambda permission lets the pool. */
export async function invokeTrigger(
  stack: ResolvedStack,
  functions: Functions,
  log: Log,
  functionArn: string,
  event: TriggerEvent,
): Promise<unknown> {
  const name = functionArn.split(':').at(-1) ?? ''
  const poolArn = userPoolArn(event.userPoolId)
  if (!mayInvoke(stack, name, 'cognito-idp.amazonaws.com', poolArn)) {
    log.warn(`Access denied: the user pool may not lambda:InvokeFunction on ${name}.`)
    throw new TriggerRefusedError(`no permission to invoke ${name}`)
  }
  const result = await functions.invoke(name, event)
  if (!result.ok) throw new Error(result.error.errorMessage)
  return JSON.parse(result.payload)
}
