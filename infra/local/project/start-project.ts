import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { type Log, silentLog } from '../cloud/log.ts'
import { type Ports, portsFrom } from '../cloud/ports.ts'
import { startLocalCloud } from '../cloud/start-local-cloud.ts'
import { type SampleData, seedSampleData } from '../sample/seed.ts'
import { synthesize } from '../synth/synthesize.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import { builtSite, watchSite } from './site-build.ts'
import { watchSources } from './watch-sources.ts'

export interface ProjectOptions {
  /** Kept between runs; null: everything in memory. */
  readonly dataFolder: string | null
  /** @default any free ports */
  readonly ports?: Ports
  /** @default 'all' */
  readonly sampleData?: SampleData
  /** `watch`: rebuilt at each change; `none`: only the API is wanted. @default 'build' */
  readonly site?: 'watch' | 'build' | 'none'
  /** Runs changed functions without a restart. @default false */
  readonly reloads?: boolean
  /** @default synthesized from the present sources */
  readonly stack?: SynthesizedStack
  readonly log?: Log
  /** Addresses outside of the stack that something else serves in this run. */
  readonly otherAddresses?: Readonly<Record<string, string>>
}

/** Starts this project: its stack, its site, its sample data. */
export async function startProject(options: ProjectOptions): Promise<LocalCloud> {
  const { dataFolder, log = silentLog, site = 'build', sampleData = 'all' } = options
  const tell = (line: string) => log.tell(line)
  const stack = options.stack ?? (await synthesize(tell))
  const siteFolder = site === 'watch' && dataFolder !== null ? join(dataFolder, 'site') : null
  const siteWatch =
    siteFolder === null ? null : await watchSite(siteFolder, addressOf(options.ports), tell)
  const folder = siteFolder ?? (site === 'none' ? null : await builtSite(tell))
  tell('Starting the local cloud')
  const cloud = await startLocalCloud({
    stack,
    dataFolder,
    ports: options.ports ?? portsFrom(0),
    builtSite: folder,
    log,
    ...(options.otherAddresses ? { otherAddresses: options.otherAddresses } : {}),
  }).catch(async (error: unknown) => {
    await siteWatch?.stop()
    throw error
  })
  const bundleFolder = join(dataFolder ?? tmpdir(), 'bundles')
  const sources = options.reloads ? watchSources(cloud, bundleFolder, log) : null
  const stop = async () => {
    await sources?.stop()
    await siteWatch?.stop()
    await cloud.stop()
  }
  try {
    await seedSampleData(cloud, dataFolder, log, { what: sampleData })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...cloud, stop }
}

/** What the pages name as their address; a port that is not known yet cannot be in them. */
const addressOf = (ports: Ports | undefined): string | undefined =>
  ports === undefined || ports.site === 0 ? undefined : `http://localhost:${ports.site}`
