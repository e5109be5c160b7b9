import { Logger } from '@aws-lambda-powertools/logger'
import { describeError } from './describe-error.ts'
import { type LogCode, logMessages } from './log-messages.ts'

/** Plain facts only: codes, counts, ids of ours. No names, addresses, tokens or contents. */
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes the log lines of `log-messages.ts`, and nothing else. */
export interface Log {
  readonly info: (code: LogCode, facts?: Facts) => void
  readonly error: (code: LogCode, error: unknown, facts?: Facts) => void
}

export function createLog(serviceName: string): Log {
  let made: Logger | undefined
  const logger = () => {
    made ??= new Logger({ serviceName })
    return made
  }
  return {
    info: (code, facts) => logger().info(logMessages[code], { code, ...facts }),
    error: (code, error, facts) =>
      logger().error(logMessages[code], { code, ...facts, ...describeError(error) }),
  }
}
