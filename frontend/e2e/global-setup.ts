import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import type { LocalCloud } from '../../infra/local/cloud/local-cloud.ts'
import { listenOnLoopback } from '../../infra/local/emulators/loopback-server.ts'
import { startProject } from '../../infra/local/project/start-project.ts'
import type { CloudOfTests } from './cloud.ts'
import { startCloudControls } from './cloud-controls.ts'
import { findSecrets, secretsOfMail } from './kept-secrets.ts'

/** What journeys made to fail. */
const expected = ['The mail was made to fail.', 'The payment provider did not answer.']
const isExpected = (warning: string) => expected.some((words) => warning.includes(words))

/**
 * One local cloud, in memory, with the sample accounts and tenders, for each test process. They start while
 * other tests run, which would have to wait for them here; the first journey of a process waits (see cloud.ts).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = startClouds(project.config.maxWorkers)
  // told to each journey that asks for its cloud
  starting.catch(() => {})
  const server = await listenOnLoopback(async (_request, response) => {
    // whoever waits longer for an answer gives up: it asks again
    const started = await Promise.race([starting, sleep(60_000, null, { ref: false })])
    response.statusCode = started === null ? 202 : 200
    response.end(JSON.stringify(started?.map(({ ofTests }) => ofTests) ?? []))
  })
  project.provide('cloudsUrl', `http://127.0.0.1:${server.port}`)
  return async () => {
    await server.close()
    const ended = await Promise.allSettled((await starting).map(({ stop }) => stop()))
    const complaints = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (complaints.length > 0) throw new AggregateError(complaints, complaints.join('\n'))
  }
}

async function startClouds(count: number): Promise<StartedCloud[]> {
  const started: StartedCloud[] = []
  // one after the other: the first builds stack and site, the others take them as they are
  while (started.length < count) started.push(await startCloud())
  return started
}

interface StartedCloud {
  readonly ofTests: CloudOfTests
  /** Throws when the cloud complained behind journeys that looked well, or its logs tell secrets. */
  stop(): Promise<void>
}

async function startCloud(): Promise<StartedCloud> {
  const warnings: string[] = []
  const lines: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'nordgate-e2e-'))
  const secretsFile = join(folder, 'secrets')
  const controls = await startCloudControls()
  const cloud = await startProject({
    dataFolder: null,
    // journeys begin with empty accounts and do the work themselves
    sampleData: 'without_work',
    log: {
      tell: () => {},
      warn: (line) => warnings.push(line),
      functionLine: (line) => lines.push(line),
    },
    otherAddresses: { 'https://ec.europa.eu/taxation_customs/vies/rest-api': controls.registerUrl },
  })
  controls.follow(cloud)
  return {
    ofTests: {
      siteUrl: cloud.siteUrl,
      inboxUrl: cloud.inboxUrl,
      controlsUrl: controls.url,
      secretsFile,
      poolIssuer: cloud.userPool.issuer,
    },
    stop: async () => {
      await cloud.stop()
      await controls.close()
      const complaints = warnings.filter((warning) => !isExpected(warning))
      const told = toldSecrets(cloud, lines, secretsFile)
      await rm(folder, { recursive: true })
      if (complaints.length > 0) {
        throw new Error(`The local cloud complained during the journeys:\n${complaints.join('\n')}`)
      }
      if (told.length > 0) throw new Error(`The logs tell secrets:\n${told.join('\n')}`)
    },
  }
}

function toldSecrets(cloud: LocalCloud, lines: readonly string[], file: string): string[] {
  const ofMails = cloud.inbox.messages().flatMap(({ text }) => secretsOfMail(text))
  const ofSite = Object.values(cloud.apiHeaders)
  const { count, told } = findSecrets(lines, file, [...ofMails, ...ofSite])
  const tells = (word: string) => lines.some((line) => line.includes(word))
  // without these the search would find nothing in any case
  if (!tells('REQUEST_ANSWERED')) throw new Error('The logs of the functions were not captured.')
  process.stdout.write(`No log line of ${lines.length} tells one of ${count} secrets.\n`)
  return told
}
