import type { Deliver } from '../ses/message.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { AuthSessions } from './auth-sessions.ts'
import type { PoolStore } from './pool-store.ts'
import type { InvokeTrigger } from './triggers/trigger-event.ts'

/** Everything an operation may use. */
export interface Cognito {
  store: PoolStore
  limits: AttemptLimits
  authSessions: AuthSessions
  deliver: Deliver
  invokeTrigger: InvokeTrigger
  now(): Date
}
