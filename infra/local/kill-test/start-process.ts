import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../project-root.ts'

export interface StartedProcess {
  readonly siteUrl: string
  readonly inboxUrl: string
  /** How long it took until the addresses were printed. */
  readonly startMs: number
  /** `kill -9` */
  kill(): Promise<void>
}

const LONGEST_START_MS = 120_000

/** Runs what `npm start` runs, in a process of its own, on any free ports; the site plays no part in it. */
export async function startProcess(dataFolder: string, assembly: string): Promise<StartedProcess> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'infra/local/start.ts', '--no-site', '--no-reload'],
      ...['--port', '0', '--data', dataFolder, '--assembly', assembly],
    ],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  const addresses = await addressesOf(child)
  return {
    ...addresses,
    startMs: performance.now() - started,
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

type Addresses = Pick<StartedProcess, 'siteUrl' | 'inboxUrl'>

function addressesOf(child: ChildProcess): Promise<Addresses> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`npm start did not come up:\n${output}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail()
    }, LONGEST_START_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [siteUrl, inboxUrl] = ['Site', 'Inbox'].map(
        (name) => new RegExp(`^ {2}${name} +(http:\\S+)$`, 'm').exec(output)?.[1],
      )
      if (siteUrl === undefined || inboxUrl === undefined) return
      clearTimeout(timer)
      resolve({ siteUrl, inboxUrl })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => {
      clearTimeout(timer)
      fail()
    })
  })
}
