import { once } from 'node:events'
import type { Writable } from 'node:stream'

// one system call per line would dominate; more would only cost memory
const chunkLength = 64 * 1024

/** Writes lines no faster than the reader takes them; ends quietly when the reader has gone. */
export async function writeLines(stream: Writable, lines: Iterable<string>): Promise<void> {
  let isGone = false
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    isGone = true
  })
  let chunk = ''
  for (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < chunkLength) continue
    await flush(stream, chunk)
    chunk = ''
    if (isGone) return
  }
  await flush(stream, chunk)
}

async function flush(stream: Writable, chunk: string): Promise<void> {
  if (chunk === '' || stream.destroyed) return
  if (stream.write(chunk)) return
  // 'close' and 'error' end the wait too: the reader may be gone
  const drained = new AbortController()
  const settled = ['drain', 'close', 'error'].map((event) =>
    once(stream, event, { signal: drained.signal }).catch(() => undefined),
  )
  await Promise.race(settled)
  drained.abort()
}
