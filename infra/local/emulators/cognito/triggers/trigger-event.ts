/** What a function of the pool gets; it returns the event with its `response` filled in. */
export interface TriggerEvent {
  version: string
  region: string
  userPoolId: string
  userName: string
  callerContext: { awsSdkVersion: string; clientId: string }
  triggerSource: string
  request: Record<string, unknown>
  response: Record<string, unknown>
}

/** The pool has no permission to invoke the function. */
export class TriggerRefusedError extends Error {}

/** Runs the function and gives what it returned; rejects with what it threw, or with a TriggerRefusedError. */
export type InvokeTrigger = (
  triggerSource: string,
  functionArn: string,
  event: TriggerEvent,
) => Promise<unknown>

/** One answered challenge of a flow that the pool's functions define. */
export interface ChallengeResult {
  challengeName: string
  challengeResult: boolean
  challengeMetadata: string | null
}

/** ClientMetadata of a call. */
export type Metadata = Record<string, string>
