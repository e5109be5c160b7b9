import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomIds } from '../../platform/ids.ts'
import { userId } from '../../platform/test/builders.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud } from '../../platform/test/start-test-cloud.ts'
import { createThrottle } from '../../platform/throttle/throttle.ts'
import { createUpload } from '../create-upload.ts'
import { createImportFiles } from '../import-files.ts'
import { createPortfolioFiles } from '../portfolio-files.ts'
import { createPortfolioStore } from '../portfolio-store.ts'
import { createProductStore } from '../product-store.ts'
import { readStoredFile } from '../read-stored-file.ts'
import { readWithRows } from '../reading/read-in-worker.ts'
import { createUploadStore } from '../upload-store.ts'
import type { HostileFile } from './hostile-files.ts'

export interface Measured {
  readonly name: string
  readonly way: 'upload' | 'command line'
  readonly seconds: number
  /** Above what the same process needs for an ordinary file. */
  readonly megabytes: number
  readonly outcome: string
}

const inMegabytes = (bytes: number) => bytes / 1024 / 1024
const ordinary: HostileFile = {
  name: 'ordinary.csv',
  bytes: Buffer.from('Name;Vintage;Price (EUR)\nBarolo;2019;20,00\n'),
}

/** The most memory that the process holds while it does this. */
async function peakOf(work: () => Promise<string>): Promise<{ peak: number; outcome: string }> {
  let peak = process.memoryUsage.rss()
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 10)
  try {
    return { outcome: await work(), peak: Math.max(peak, process.memoryUsage.rss()) }
  } finally {
    clearInterval(look)
  }
}

/** Announces, stores and reads files as the site and the queue's function do, on the embedded engines. */
export async function startUploads() {
  const cloud = await startTestCloud()
  const deps = {
    uploads: createUploadStore(cloud.table('UPLOADS_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    files: createPortfolioFiles(cloud.s3, cloud.bucket),
    imports: createImportFiles(cloud.s3, cloud.bucket),
    changes: cloud.changes,
    read: readWithRows,
    ids: randomIds,
    throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
    now: () => new Date(),
    log: silentLog,
  }
  let users = 0
  const measure = async ({ name, bytes }: HostileFile): Promise<Measured> => {
    // a portfolio of its own for each, so that none is measured with what others left
    users += 1
    const user_id = userId(`user-${users}`)
    const made = await createUpload(deps, user_id, { file_name: name, size_bytes: bytes.length })
    if (!made.ok) throw new Error(`${name}: ${made.code}`)
    const { url, headers } = made.value.put
    await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    const started = performance.now()
    const { outcome, peak } = await peakOf(async () => {
      await readStoredFile(deps, made.value.upload)
      const upload = await deps.uploads.find(user_id, made.value.upload.upload_id)
      return upload?.problems.find(({ row }) => row === null)?.code ?? upload?.status ?? 'gone'
    })
    const seconds = (performance.now() - started) / 1000
    return { name, way: 'upload', seconds, megabytes: inMegabytes(peak - before), outcome }
  }
  await measure(ordinary)
  return { measure, stop: cloud.stop }
}

const root = join(import.meta.dirname, '../../..')
const parse = join(root, 'functions/portfolio/cli/parse.ts')
const writePeak = join(import.meta.dirname, 'write-peak.mjs')

/** Runs `parse` in a process of its own and asks that process what it needed at most. */
async function runParse(folder: string, { name, bytes }: HostileFile) {
  const [path, peakFile] = [join(folder, name), join(folder, 'peak')]
  await writeFile(path, bytes)
  const args = ['--import', writePeak, '--import', 'tsx', parse, path]
  const started = performance.now()
  const outcome = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: root, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, PEAK_FILE: peakFile } },
      (error, _, err) => {
        const lines = err.trim().split('\n').length
        if (error !== null && lines !== 1) resolve(`${lines} lines of error`)
        else resolve(error === null ? 'read' : (/\((\w+)\)$/.exec(err.trim())?.[1] ?? 'refused'))
      },
    )
  })
  const seconds = (performance.now() - started) / 1000
  const peak = Number(await readFile(peakFile, 'utf8'))
  await Promise.all([rm(path), rm(peakFile)])
  return { outcome, seconds, megabytes: inMegabytes(peak) }
}

/** The same through the command line. */
export async function startCommandLine() {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const idle = await runParse(folder, ordinary)
  return {
    measure: async (file: HostileFile): Promise<Measured> => {
      const { outcome, seconds, megabytes } = await runParse(folder, file)
      const more = megabytes - idle.megabytes
      return { name: file.name, way: 'command line', seconds, megabytes: more, outcome }
    },
    stop: () => rm(folder, { recursive: true }),
  }
}
