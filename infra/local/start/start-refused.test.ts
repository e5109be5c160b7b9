import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { type NotesAssembly, startNotes, synthesizeNotes } from '../test-stack/notes-cloud.ts'

let assembly: NotesAssembly
let folder: string
beforeAll(async () => {
  assembly = await synthesizeNotes()
  folder = await mkdtemp(join(tmpdir(), 'nordgate-start-'))
})
afterAll(async () => {
  await assembly?.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Runs what `npm start` runs until it gives up. */
async function start(data: string, ...options: string[]) {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'infra/local/start.ts', '--no-site', '--no-reload'],
      ...['--assembly', assembly.stack.folder, '--data', data, ...options],
    ],
    { cwd: projectRoot, env: { ...process.env, NODE_OPTIONS: '' } },
  )
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

it('names a used port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, said } = await start(join(folder, 'a'), '--port', String(port))
  other.close()
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Port ${port} is in use\\.[^\\n]*\\n$`)),
  ])
})

it.each([
  ['the users', 'cognito/pools.jsonl'],
  ['the queues', 'sqs/messages.jsonl'],
  ['the tables', 'dynamodb/CURRENT'],
])('names a damaged data folder in one line: %s', async (_, file) => {
  const data = join(folder, file.replace('/', '-'))
  const notes = await startNotes(assembly.stack, undefined, data)
  await notes.cloud.ensureUser({ email: 'anna@producer.example', password: 'A-long-enough-1' })
  await notes.cloud.stop()
  await mkdir(join(data, file, '..'), { recursive: true })
  await writeFile(join(data, file), 'neither JSON nor a table\nat all')
  const { code, said } = await start(data, '--port', '0')
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^The data in [^\n]* is damaged and cannot be read\.[^\n]*--fresh\n$/),
  ])
})

it('names a data folder that another start uses in one line', async () => {
  const data = join(folder, 'b')
  const notes = await startNotes(assembly.stack, undefined, data)
  for (const options of [[], ['--fresh']]) {
    const { code, said } = await start(data, '--port', '0', ...options)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The data folder [^\n]* is in use[^\n]*\n$/),
    ])
  }
  await notes.cloud.stop()
})
