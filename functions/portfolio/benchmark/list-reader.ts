import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Reading } from '#domain/portfolio/read-product.ts'

/**
 * Reads lists one after the other in one guarded thread: as `readInWorker` does for a single file,
 * without loading the readers anew for each. A list that takes too long ends the thread, not the run.
 */
export interface ListReader {
  readonly read: (bytes: Uint8Array, fileName: string) => Promise<Reading>
  readonly close: () => Promise<void>
}

const kind = 'read-lists'
const milliseconds = 25_000
const megabytes = 400

const failed = (code: 'took_too_long' | 'broken_file'): Reading => ({
  total_products: 0,
  products: [],
  problems: [{ code, row: null, text: null }],
})

export function startListReader(): ListReader {
  let worker: Worker | null = null
  let settle: (reading: Reading) => void = () => {}
  const stop = async () => {
    const running = worker
    worker = null
    await running?.terminate()
  }
  const start = () => {
    const started = new Worker(new URL(import.meta.url), {
      workerData: { kind },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      env: {},
      stdout: true,
      stderr: true,
    })
    started.on('message', (reading: Reading) => settle(reading))
    started.on('error', () => {
      worker = null
      settle(failed('broken_file'))
    })
    return started
  }
  const read = async (bytes: Uint8Array, fileName: string) => {
    worker ??= start()
    const running = worker
    const reading = new Promise<Reading>((resolve) => {
      settle = resolve
    })
    const clock = setTimeout(() => {
      void stop()
      settle(failed('took_too_long'))
    }, milliseconds)
    running.postMessage({ bytes, fileName })
    return await reading.finally(() => clearTimeout(clock))
  }
  return { read, close: stop }
}

if (!isMainThread && (workerData as { kind?: unknown } | null)?.kind === kind) {
  const { readPortfolio } = await import('../reading/read-portfolio.ts')
  parentPort?.on('message', ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }) => {
    readPortfolio(bytes, fileName).then(
      (reading) => parentPort?.postMessage(reading),
      // a defect of the reader: the run goes on, and this list counts as not read
      () => parentPort?.postMessage(failed('broken_file')),
    )
  })
}
