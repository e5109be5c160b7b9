import type { WriteStream } from 'node:fs'
import type { InvocationResult } from '../lambda/execution-environment.ts'
import { type Endpoints, functionEnvironment } from '../lambda/function-environment.ts'
import { FunctionLog } from '../lambda/function-log.ts'
import { FunctionRunner } from '../lambda/function-runner.ts'
import { type LocalFunction, localFunctions } from '../lambda/local-function.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Log } from './log.ts'

export type NewerCode = Pick<LocalFunction, 'name' | 'bundle' | 'code'>

export interface Functions {
  readonly all: readonly LocalFunction[]
  /** By name, logical id (with or without its hash) or entry file. */
  invoke(fn: string, event: unknown): Promise<InvocationResult>
  /** Takes over bundles that differ, by name of the function; answers those names. */
  replace(newer: readonly NewerCode[]): Promise<string[]>
  stop(): Promise<void>
}

export function runFunctions(
  stack: ResolvedStack,
  endpoints: Endpoints,
  logFile: WriteStream | null,
  log: Log,
  /** Addresses of the cloud in the variables become those that serve them here. */
  localize: (text: string) => string = (text) => text,
): Functions {
  const keep = (line: string) => {
    logFile?.write(`${line}\n`)
    log.functionLine?.(line)
  }
  const runners = localFunctions(stack).map(
    (fn) =>
      new FunctionRunner(
        fn,
        (current) => functionEnvironment(withLocalAddresses(current, localize), endpoints),
        new FunctionLog(fn.name, keep, (line) => log.warn(line)),
      ),
  )
  const find = (wanted: string) => {
    const found = runners.filter(({ function: fn }) => isMeant(fn, wanted))
    const [runner] = found
    if (runner && found.length === 1) return runner
    const names = runners.map(({ function: fn }) => fn.description || fn.logicalId).join(', ')
    throw new LocalCloudError(`${wanted} names ${found.length} functions. There are: ${names}.`)
  }
  return {
    all: runners.map((runner) => runner.function),
    invoke: (fn, event) => find(fn).invoke(event),
    async replace(newer) {
      const replaced: string[] = []
      for (const { name, bundle, code } of newer) {
        const runner = runners.find((one) => one.function.name === name)
        if (!runner || runner.function.code === code) continue
        await runner.replace({ ...runner.function, bundle, code })
        replaced.push(name)
      }
      return replaced
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

function withLocalAddresses(fn: LocalFunction, localize: (text: string) => string): LocalFunction {
  const variables = Object.entries(fn.variables).map(([name, value]) => [name, localize(value)])
  return { ...fn, variables: Object.fromEntries(variables) }
}

function isMeant(fn: LocalFunction, wanted: string): boolean {
  const withoutHash = fn.logicalId.replace(/[0-9A-F]{8}$/, '')
  const names = [fn.name, fn.logicalId, withoutHash, withoutHash.replace(/Function$/, '')]
  return names.includes(wanted) || fn.description.endsWith(` ${wanted}`)
}
