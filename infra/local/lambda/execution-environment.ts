import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { LocalFunction } from './local-function.ts'
import type {
  FunctionErrorBody,
  InvokeMessage,
  WorkerAnswer,
  WorkerSettings,
} from './worker-protocol.ts'

/** What an invocation ends in: the JSON of the result, or the error that the service reports. */
export type InvocationResult =
  | { readonly ok: true; readonly payload: string }
  | { readonly ok: false; readonly error: FunctionErrorBody }

/** Longest time that importing the bundle may take. The service allows 10 s; a busy laptop needs more. */
const INIT_MS = 60_000

/** One running copy of a function: a thread that serves one invocation at a time. */
export class ExecutionEnvironment {
  private readonly worker: Worker
  private readonly fn: LocalFunction
  private readonly ready: Promise<InvocationResult>
  private settle: (result: InvocationResult) => void = () => {}
  private alive = true

  constructor(fn: LocalFunction, env: Record<string, string>, write: (text: string) => void) {
    this.fn = fn
    const settings: WorkerSettings = {
      bundle: pathToFileURL(fn.bundle).href,
      exportName: fn.handler.split('.')[1] ?? 'handler',
      functionName: fn.name,
      functionArn: fn.arn,
      memoryMb: fn.memoryMb,
    }
    this.worker = new Worker(new URL('./function-thread.ts', import.meta.url), {
      env,
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: fn.memoryMb },
      // the parent may run under tsx or a test runner; the bundle must not notice
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    this.worker.stdout.on('data', (chunk) => write(String(chunk)))
    this.worker.stderr.on('data', (chunk) => write(String(chunk)))
    this.worker.on('message', (message: WorkerAnswer) => this.onMessage(message))
    this.worker.on('error', (error) => this.end(exitOf(error)))
    this.worker.on('exit', () =>
      this.end({
        errorType: 'Runtime.ExitError',
        errorMessage: 'Runtime exited without providing a reason',
      }),
    )
    this.ready = this.wait(INIT_MS, 'Init phase timed out')
  }

  /** The function that it was started with. */
  get function(): LocalFunction {
    return this.fn
  }

  get isAlive(): boolean {
    return this.alive
  }

  async invoke(requestId: string, event: unknown): Promise<InvocationResult> {
    const started = await this.ready
    if (!started.ok) return started
    if (!this.alive) return exited
    const { timeoutMs } = this.fn
    const answer = this.wait(
      timeoutMs,
      `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`,
    )
    const message: InvokeMessage = { requestId, event, deadline: Date.now() + timeoutMs }
    this.worker.postMessage(message)
    return answer
  }

  async stop(): Promise<void> {
    this.alive = false
    await this.worker.terminate()
  }

  private wait(limitMs: number, onTimeout: string): Promise<InvocationResult> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.settle({
          ok: false,
          error: { errorType: 'Sandbox.Timedout', errorMessage: onTimeout },
        })
        void this.stop()
      }, limitMs)
      this.settle = (result) => {
        clearTimeout(timer)
        this.settle = () => {}
        resolve(result)
      }
    })
  }

  private onMessage(message: WorkerAnswer): void {
    if (message.kind === 'error') {
      this.settle({ ok: false, error: message.error })
      if (message.requestId === null) void this.stop()
    } else this.settle({ ok: true, payload: message.kind === 'result' ? message.payload : '' })
  }

  private end(error: FunctionErrorBody): void {
    this.alive = false
    this.settle({ ok: false, error })
  }
}

const exited: InvocationResult = {
  ok: false,
  error: {
    errorType: 'Runtime.ExitError',
    errorMessage: 'Runtime exited without providing a reason',
  },
}

function exitOf(error: unknown): FunctionErrorBody {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // what the service reports when it ends a function that wants more memory than it may have
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return {
      errorType: 'Runtime.OutOfMemory',
      errorMessage: 'Runtime exited with error: signal: killed',
    }
  }
  return {
    errorType: error instanceof Error ? error.name : 'Runtime.ExitError',
    errorMessage: error instanceof Error ? error.message : String(error),
    trace: error instanceof Error ? (error.stack?.split('\n') ?? []) : [],
  }
}
