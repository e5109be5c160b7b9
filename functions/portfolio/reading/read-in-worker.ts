import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as z from 'zod'
import type { Problem, Reading } from '#domain/portfolio/read-product.ts'
import type { ReadingChoices } from '#domain/portfolio/reading/reading-choices.ts'
import type { FileReading, ReadingRequest } from './read-portfolio.ts'

/**
 * A hostile file can make a decoder loop or grow without end, and no code in the same thread could
 * stop it. So a file is read in a worker thread with its own memory limit, and a clock outside.
 *
 * The worker runs the same module file as its caller, in the Lambda bundle the file that holds this
 * module. The guard at the end answers only to `workerData.kind === 'read-portfolio'`, and only then
 * are the readers loaded; everywhere else the module merely exports.
 */
const workerInput = z.lazy(() =>
  z.object({
    kind: z.literal('read-portfolio'),
    bytes: z.instanceof(Uint8Array),
    file_name: z.string(),
    request: z.custom<ReadingRequest | null>(),
  }),
)

export interface WorkerLimits {
  readonly milliseconds: number
  /** Heap of the worker, and by how much the whole process may grow meanwhile. */
  readonly megabytes: number
}

const productionLimits: WorkerLimits = { milliseconds: 25_000, megabytes: 400 }

/** `readPortfolio` under limits; time and memory run out into a problem of the whole file. */
export const readInWorker = (
  bytes: Uint8Array,
  fileName: string,
  limits: WorkerLimits = productionLimits,
): Promise<Reading> => runWorker(bytes, fileName, limits, null)

/** The same with what was said of the file, and with the file's own rows. */
export const readWithRows = (
  bytes: Uint8Array,
  fileName: string,
  choices: ReadingChoices,
): Promise<FileReading> => runWorker(bytes, fileName, productionLimits, { choices, has_rows: true })

function runWorker(
  bytes: Uint8Array,
  fileName: string,
  { milliseconds, megabytes }: WorkerLimits,
  request: ReadingRequest | null,
): Promise<FileReading> {
  const copy = Uint8Array.from(bytes)
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { kind: 'read-portfolio', bytes: copy, file_name: fileName, request },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    // the reader needs no settings and no credentials
    env: {},
    // what libraries print about a file is for nobody, and no output of the command lines
    stdout: true,
    stderr: true,
  })
  return new Promise<FileReading>((resolve, reject) => {
    const clock = setTimeout(() => settle(failed('took_too_long')), milliseconds)
    // V8's limit counts objects, not the buffers that decoders unpack into: those show in the process
    const before = process.memoryUsage.rss()
    const scale = setInterval(() => {
      const grown = process.memoryUsage.rss() - before
      if (grown > megabytes * 1024 * 1024) settle(failed('too_large_unpacked'))
    }, 50)
    function settle(reading: FileReading) {
      clearTimeout(clock)
      clearInterval(scale)
      resolve(reading)
      void worker.terminate()
    }
    worker.once('message', (reading: FileReading) => settle(reading))
    worker.once('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isMemory) return settle(failed('too_large_unpacked'))
      clearTimeout(clock)
      clearInterval(scale)
      reject(error)
    })
    worker.once('exit', () => settle(failed('broken_file')))
  })
}

const failed = (code: Problem['code']): Reading => ({
  total_products: 0,
  products: [],
  problems: [{ code, row: null, text: null }],
})

const input = isMainThread ? undefined : workerInput.safeParse(workerData)
if (input?.success) {
  const { bytes, file_name, request } = input.data
  const { readPortfolio } = await import('./read-portfolio.ts')
  parentPort?.postMessage(await readPortfolio(bytes, file_name, request ?? undefined))
  // the rest of the bundle (the Lambda's own start) is not for this thread
  process.exit()
}
