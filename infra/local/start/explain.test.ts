import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { DamagedDataError } from '../emulators/damaged-data-error.ts'
import { listenOnLoopback } from '../emulators/loopback-server.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { explain } from './explain.ts'

describe('a start that fails is explained in one line:', () => {
  it('a used port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const error = await listenOnLoopback(async () => {}, port).catch((e: unknown) => e)
    expect(explain(error)).toMatch(new RegExp(`^Port ${port} is in use\\.[^\\n]*$`))
    other.close()
  })

  it('a missing package, and not a missing file of our own', async () => {
    // Node's own words, from a process where nothing else resolves modules
    const errorOf = (name: string) => {
      const script = `import('${name}').catch((e) => console.log(JSON.stringify({ code: e.code, message: e.message })))`
      const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
      return Object.assign(new Error(), JSON.parse(stdout))
    }
    expect(explain(errorOf('a-package-that-is-not-there'))).toMatch(
      /^The installation is incomplete \(Cannot find package[^\n]*Run `npm ci` and start again\.$/,
    )
    expect(explain(errorOf('./no-file-of-ours.ts'))).toMatch(/^The local cloud could not start: /)
  })

  it('a damaged data folder, and what the local cloud itself refuses', () => {
    expect(explain(new DamagedDataError('/data', new Error('bad')))).toMatch(
      /^The data in \/data is damaged[^\n]*--fresh$/,
    )
    expect(explain(new LocalCloudError('As it is.'))).toBe('As it is.')
  })

  it('anything else, without a stack', () => {
    expect(explain(new TypeError('odd\nmore'))).toBe('The local cloud could not start: odd')
  })
})
