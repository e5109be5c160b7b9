import type { SeededUser } from '../emulators/cognito/ensure-user.ts'
import type { PoolTestControls } from '../emulators/cognito/test-controls.ts'
import type { Credentials } from '../emulators/credentials.ts'
import type { InboxMessage } from '../emulators/ses/start-ses.ts'
import type { StripeFake } from '../emulators/stripe/stripe-fake.ts'
import type { InvocationResult } from '../lambda/execution-environment.ts'
import type { Endpoints } from '../lambda/function-environment.ts'
import type { LocalFunction } from '../lambda/local-function.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import type { NewerCode } from './functions.ts'

/** A running local cloud. */
export interface LocalCloud {
  /** e.g. `http://localhost:4600` */
  readonly siteUrl: string
  readonly inboxUrl: string
  readonly region: string
  /** What the distribution adds to every request for the API; a call past it goes without. */
  readonly apiHeaders: Readonly<Record<string, string>>
  /** `AWS_ENDPOINT_URL_<SERVICE>` by name */
  readonly endpoints: Endpoints
  /** May do everything: for tests and tools. */
  readonly credentials: Credentials
  readonly userPool: {
    readonly id: string
    readonly clientId: string
    readonly issuer: string
    /** What tests let go wrong. */
    readonly testControls: PoolTestControls
  }
  readonly inbox: { messages(to?: string): InboxMessage[] }
  /** null: the stack does not use Stripe */
  readonly stripe: StripeFake | null
  readonly functions: readonly LocalFunction[]
  /** Physical name of a table by logical id, with or without the hash at its end. */
  tableName(logicalId: string): string
  bucketName(logicalId: string): string
  queueName(logicalId: string): string
  /** Numbers of a queue's messages, by logical id. */
  queueDepth(logicalId: string): { visible: number; in_flight: number; delayed: number }
  /** By logical id, name or entry file (`functions/tenders/http.ts`). */
  invoke(fn: string, event: unknown): Promise<InvocationResult>
  /** A confirmed user; an existing one gets this password. */
  ensureUser(user: SeededUser): Promise<{ sub: string }>
  /** Runs these bundles from the next invocation on; answers the names of functions that had another. */
  replaceCode(newer: readonly NewerCode[]): Promise<string[]>
  /** Runs the bundles of a newer synthesis. Answers whether something else differs and needs a restart. */
  reload(stack: SynthesizedStack): Promise<{ reloaded: string[]; needsRestart: boolean }>
  stop(): Promise<void>
}
