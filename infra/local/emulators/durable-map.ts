import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DamagedDataError } from './damaged-data-error.ts'

/** `undefined` removes the key. */
export type Change<T> = [key: string, value: T | undefined]

export interface DurableMap<T> {
  get(key: string): T | undefined
  entries(): IterableIterator<[string, T]>
  /** Seen by readers at once; on disk, all of it or nothing, when the promise resolves. */
  apply(changes: Change<T>[]): Promise<void>
  close(): Promise<void>
}

/** A map in memory with an append-only journal of JSON lines behind it, one line per change; `file` null keeps it in memory only. */
export async function openDurableMap<T>(
  file: string | null,
  parse: (value: unknown) => T,
): Promise<DurableMap<T>> {
  const values = new Map<string, T>()
  const remember = (changes: Change<T>[]) => {
    for (const [key, value] of changes)
      if (value === undefined) values.delete(key)
      else values.set(key, value)
  }
  if (file === null)
    return {
      get: (key) => values.get(key),
      entries: () => values.entries(),
      apply: async (changes) => remember(changes),
      close: async () => undefined,
    }

  mkdirSync(dirname(file), { recursive: true })
  for (const changes of readJournal(file, parse)) remember(changes)
  const journal = await startJournal(file, values)
  return {
    get: (key) => values.get(key),
    entries: () => values.entries(),
    apply: (changes) => {
      remember(changes)
      return journal.append(`${JSON.stringify(changes)}\n`)
    },
    close: journal.close,
  }
}

function readJournal<T>(file: string, parse: (value: unknown) => T): Change<T>[][] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // what follows the last line end was never acknowledged: the process died while writing it
  const complete = lines.slice(0, -1)
  try {
    return complete.map((line) => {
      const changes: [string, unknown?][] = JSON.parse(line)
      return changes.map(
        ([key, value]): Change<T> => [
          key,
          value === undefined || value === null ? undefined : parse(value),
        ],
      )
    })
  } catch (error) {
    throw new DamagedDataError(dirname(file), error)
  }
}

interface Waiting {
  line: string
  done: () => void
  failed: (error: unknown) => void
}

/** Begins a new journal with what is alive, then appends; many changes that wait together share one sync. */
async function startJournal<T>(file: string, values: Map<string, T>) {
  const handle = await rewrite(file, values)
  let waiting: Waiting[] = []
  let flushing: Promise<void> | null = null

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await handle.appendFile(batch.map(({ line }) => line).join(''))
        await handle.datasync()
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    flushing = null
  }

  return {
    append: (line: string) =>
      new Promise<void>((done, failed) => {
        waiting.push({ line, done, failed })
        flushing ??= flush()
      }),
    close: async () => {
      await flushing
      await handle.close()
    },
  }
}

async function rewrite<T>(file: string, values: Map<string, T>): Promise<FileHandle> {
  const lines = [...values].map((entry) => `${JSON.stringify([entry])}\n`)
  const temporary = `${file}.new`
  const handle = await open(temporary, 'w')
  await handle.appendFile(lines.join(''))
  await handle.datasync()
  await rename(temporary, file)
  return handle
}
