import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { LocalCloud } from '../../infra/local/cloud/local-cloud.ts'
import { startProject } from '../../infra/local/project/start-project.ts'
import { startCloudControls } from './cloud-controls.ts'
import { findSecrets, secretsOfMail } from './kept-secrets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    inboxUrl: string
    /** Where journeys let things happen behind the site. */
    controlsUrl: string
    /** What was typed and sent and belongs into no log, one secret per line. */
    secretsFile: string
    poolIssuer: string
  }
}

/** What journeys made to fail. */
const expected = ['The mail was made to fail.', 'The payment provider did not answer.']
const isExpected = (warning: string) => expected.some((words) => warning.includes(words))

/** One local cloud, in memory, with the sample data, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const warnings: string[] = []
  const lines: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'nordgate-e2e-'))
  const secretsFile = join(folder, 'secrets')
  const controls = await startCloudControls()
  const cloud = await startProject({
    dataFolder: null,
    log: {
      tell: () => {},
      warn: (line) => warnings.push(line),
      functionLine: (line) => lines.push(line),
    },
    otherAddresses: { 'https://ec.europa.eu/taxation_customs/vies/rest-api': controls.registerUrl },
  })
  controls.follow(cloud)
  project.provide('siteUrl', cloud.siteUrl)
  project.provide('inboxUrl', cloud.inboxUrl)
  project.provide('controlsUrl', controls.url)
  project.provide('secretsFile', secretsFile)
  project.provide('poolIssuer', cloud.userPool.issuer)
  return async () => {
    await cloud.stop()
    await controls.close()
    const complaints = warnings.filter((warning) => !isExpected(warning))
    const told = toldSecrets(cloud, lines, secretsFile)
    await rm(folder, { recursive: true })
    // a refused call or a failed function behind a journey that looked well
    if (complaints.length > 0) {
      throw new Error(`The local cloud complained during the journeys:\n${complaints.join('\n')}`)
    }
    if (told.length > 0) throw new Error(`The logs tell secrets:\n${told.join('\n')}`)
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
