import { dirname } from 'node:path'
import { REGION } from '../emulators/aws-account.ts'
import { credentialsFor } from '../emulators/credentials.ts'
import type { LocalFunction } from './local-function.ts'

/** Endpoint variables of the AWS SDK, e.g. `{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:4603' }`. */
export type Endpoints = Readonly<Record<string, string>>

/**
 * The environment of a function: the template's variables and what the Lambda runtime itself adds,
 * nothing of this machine. The SDK finds the emulators by its own endpoint variables.
 */
export function functionEnvironment(
  fn: LocalFunction,
  endpoints: Endpoints,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = credentialsFor(fn.name)
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${fn.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LAMBDA_TASK_ROOT: dirname(fn.bundle),
    _HANDLER: fn.handler,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    ...endpoints,
    ...fn.variables,
  }
}
