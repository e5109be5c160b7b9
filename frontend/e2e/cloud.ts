import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with all of them as soon as they run. */
    cloudsUrl: string
  }
}

/** Where the journeys of one file find what they use. */
export interface CloudOfTests {
  readonly siteUrl: string
  readonly inboxUrl: string
  /** Where journeys let things happen behind the site. */
  readonly controlsUrl: string
  /** What was typed and sent and belongs into no log, one secret per line. */
  readonly secretsFile: string
  readonly poolIssuer: string
}

/**
 * The local cloud of this test process: files that run side by side do not share it. One file after the other
 * finds it as the one before left it, but for what counts against limits.
 */
export const cloud: CloudOfTests = await cloudOfWorker()

async function cloudOfWorker(): Promise<CloudOfTests> {
  let answer = await fetch(inject('cloudsUrl'))
  while (answer.status === 202) answer = await fetch(inject('cloudsUrl'))
  if (!answer.ok) throw new Error(`The local clouds did not start: ${await answer.text()}`)
  const clouds = (await answer.json()) as readonly CloudOfTests[]
  // the number of the process among those that run at the same time, from 1
  const own = clouds[Number(process.env.VITEST_POOL_ID) - 1]
  if (own === undefined) throw new Error('There are more test processes than local clouds.')
  const forgotten = await fetch(`${own.controlsUrl}/forget_attempts`, {
    method: 'POST',
    body: '{}',
  })
  if (!forgotten.ok) throw new Error(await forgotten.text())
  return own
}
