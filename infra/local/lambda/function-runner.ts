import { randomUUID } from 'node:crypto'
import { ExecutionEnvironment, type InvocationResult } from './execution-environment.ts'
import type { FunctionLog } from './function-log.ts'
import type { LocalFunction } from './local-function.ts'

/** Most copies of one function at a time; the service would start more. */
const MOST_COPIES = 4

/** Invokes one function: starts copies when they are needed, and keeps them for the next invocation. */
export class FunctionRunner {
  private fn: LocalFunction
  private readonly environment: (fn: LocalFunction) => Record<string, string>
  private readonly log: FunctionLog
  private idle: ExecutionEnvironment[] = []
  private readonly busy = new Set<ExecutionEnvironment>()
  private readonly waiting: (() => void)[] = []
  private stopped = false

  constructor(
    fn: LocalFunction,
    environment: (fn: LocalFunction) => Record<string, string>,
    log: FunctionLog,
  ) {
    this.fn = fn
    this.environment = environment
    this.log = log
  }

  get function(): LocalFunction {
    return this.fn
  }

  async invoke(event: unknown): Promise<InvocationResult> {
    const copy = await this.take()
    const requestId = randomUUID()
    const started = performance.now()
    const result = await copy.invoke(requestId, event)
    // what stopping the cloud cut off is no fault of the function
    if (!this.stopped) this.log.report(requestId, performance.now() - started, result)
    this.release(copy)
    return result
  }

  /** Runs another bundle from the next invocation on; running ones end with the old. */
  async replace(fn: LocalFunction): Promise<void> {
    this.fn = fn
    const old = this.idle
    this.idle = []
    await Promise.all(old.map((copy) => copy.stop()))
  }

  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all([...this.idle, ...this.busy].map((copy) => copy.stop()))
  }

  private async take(): Promise<ExecutionEnvironment> {
    const limit = Math.min(this.fn.concurrency ?? MOST_COPIES, MOST_COPIES)
    while (this.busy.size >= limit) {
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    this.idle = this.idle.filter((copy) => copy.isAlive)
    const fn = this.fn
    const copy =
      this.idle.pop() ??
      new ExecutionEnvironment(fn, this.environment(fn), (text) => this.log.write(text))
    this.busy.add(copy)
    return copy
  }

  private release(copy: ExecutionEnvironment): void {
    this.busy.delete(copy)
    if (copy.isAlive && copy.function === this.fn && !this.stopped) this.idle.push(copy)
    else void copy.stop()
    this.waiting.shift()?.()
  }
}
