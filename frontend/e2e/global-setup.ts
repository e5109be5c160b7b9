import type { TestProject } from 'vitest/node'
import { startProject } from '../../infra/local/project/start-project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    inboxUrl: string
  }
}

/** One local cloud, in memory, with the sample data, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const warnings: string[] = []
  const cloud = await startProject({
    dataFolder: null,
    log: { tell: () => {}, warn: (line) => warnings.push(line) },
  })
  project.provide('siteUrl', cloud.siteUrl)
  project.provide('inboxUrl', cloud.inboxUrl)
  return async () => {
    await cloud.stop()
    // a refused call or a failed function behind a journey that looked well
    if (warnings.length > 0) {
      throw new Error(`The local cloud complained during the journeys:\n${warnings.join('\n')}`)
    }
  }
}
