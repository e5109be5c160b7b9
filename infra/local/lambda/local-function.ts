import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LocalCloudError } from '../local-cloud-error.ts'
import { functionKind, isRunLocally } from '../resources/function.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

/** A function of the template, ready to run. */
export interface LocalFunction {
  readonly logicalId: string
  readonly name: string
  readonly arn: string
  /** File of the bundle. */
  readonly bundle: string
  /** Hash of the bundle: whether a newer one is another. */
  readonly code: string
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
export function localFunctions(stack: ResolvedStack): LocalFunction[] {
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
        ...codeAt(stack.assetPath(properties.Code.S3Key), properties.Handler),
        handler: properties.Handler,
        memoryMb: properties.MemorySize,
        timeoutMs: properties.Timeout * 1000,
        concurrency: properties.ReservedConcurrentExecutions,
        variables: properties.Environment?.Variables ?? {},
        description: typeof properties.Description === 'string' ? properties.Description : '',
      }
    })
}

/** The bundle in a folder, and its hash. */
export function codeAt(folder: string, handler: string): Pick<LocalFunction, 'bundle' | 'code'> {
  const name = handler.split('.')[0] ?? 'index'
  const module = join(folder, `${name}.mjs`)
  const bundle = existsSync(module) ? module : join(folder, `${name}.js`)
  return { bundle, code: createHash('sha256').update(readFileSync(bundle)).digest('hex') }
}
