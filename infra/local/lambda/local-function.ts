import { LocalCloudError } from '../local-cloud-error.ts'
import { functionKind, isRunLocally } from '../resources/function.ts'
import type { LocalStack } from '../template/local-stack.ts'

/** A function of the template, ready to run. */
export interface LocalFunction {
  readonly logicalId: string
  readonly name: string
  readonly arn: string
  /** Folder of the bundle. */
  readonly folder: string
  /** `index.handler` */
  readonly handler: string
  readonly memoryMb: number
  readonly timeoutMs: number
  /** Most invocations at a time; undefined: as many as the local cloud runs of one function. */
  readonly concurrency: number | undefined
  readonly variables: Readonly<Record<string, string>>
  /** e.g. `Nordgate functions/tenders/http.ts` */
  readonly description: string
}

/** The functions that are run locally: all with a Node runtime. */
export function localFunctions(stack: LocalStack): LocalFunction[] {
  return stack
    .of(functionKind)
    .filter(({ properties }) => isRunLocally(properties.Runtime))
    .map(({ logicalId, name, properties, attribute }) => {
      if (properties.Layers !== undefined) {
        throw new LocalCloudError(`${logicalId}: the local cloud knows no layers.`)
      }
      return {
        logicalId,
        name,
        arn: attribute('Arn'),
        folder: stack.assetPath(properties.Code.S3Key),
        handler: properties.Handler,
        memoryMb: properties.MemorySize,
        timeoutMs: properties.Timeout * 1000,
        concurrency: properties.ReservedConcurrentExecutions,
        variables: properties.Environment?.Variables ?? {},
        description: typeof properties.Description === 'string' ? properties.Description : '',
      }
    })
}
