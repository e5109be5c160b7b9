// Runs inside the worker thread of a function: imports the bundle and calls its handler.
// Loaded by Node itself, so it imports types only and no alias.
import { parentPort, workerData } from 'node:worker_threads'
import type {
  FunctionErrorBody,
  InvokeMessage,
  WorkerAnswer,
  WorkerSettings,
} from './worker-protocol.ts'

const settings = workerData as WorkerSettings
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message)

function describe(error: unknown): FunctionErrorBody {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) }
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: error.stack?.split('\n') ?? [],
  }
}

function contextOf({ requestId, deadline }: InvokeMessage) {
  return {
    awsRequestId: requestId,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    memoryLimitInMB: String(settings.memoryMb),
    logGroupName: `/aws/lambda/${settings.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}

try {
  const module = (await import(settings.bundle)) as Record<string, unknown>
  const handler = module[settings.exportName]
  if (typeof handler !== 'function') {
    throw new Error(`${settings.exportName} is undefined or not exported`)
  }
  parentPort?.on('message', async (message: InvokeMessage) => {
    const { requestId } = message
    try {
      const result: unknown = await handler(message.event, contextOf(message))
      answer({ kind: 'result', requestId, payload: JSON.stringify(result) ?? 'null' })
    } catch (error) {
      answer({ kind: 'error', requestId, error: describe(error) })
    }
  })
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'error', requestId: null, error: describe(error) })
}
