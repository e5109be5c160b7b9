import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import type { EmulatorOptions, Running } from '../emulator.ts'

export interface RunningDynamoDb extends Running {
  /** Creates the table unless it exists. An existing table must have the same keys; missing indexes are an error that names them. */
  ensureTable(definition: CreateTableCommandInput): Promise<{ name: string; arn: string }>
  /** Items whose number attribute (epoch seconds) lies in the past are deleted by the sweeper. */
  setTimeToLive(table: string, attribute: string | null): Promise<void>
  /** Runs the sweeper now; answers how many items went. */
  sweepExpired(now: Date): Promise<number>
}

export async function startDynamoDb(_options: EmulatorOptions): Promise<RunningDynamoDb> {
  throw new Error('dynamodb emulator: in progress')
}
