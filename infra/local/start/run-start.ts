import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { portsFrom } from '../cloud/ports.ts'
import { startProject } from '../project/start-project.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'
import { readSynthesizedStack } from '../template/synthesized-stack.ts'
import { emptyDataFolder } from './empty-data-folder.ts'
import { explain } from './explain.ts'
import { readStartOptions, type StartOptions } from './start-options.ts'

/** `npm start`: starts the local cloud, says where everything is, and stops with Ctrl+C. */
export async function runStart(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const log = consoleLog()
  try {
    const options = readStartOptions(args, env)
    if (options.isFresh) {
      log.tell('Emptying the data folder')
      await emptyDataFolder(options.dataFolder)
    }
    const cloud = await startProject({
      dataFolder: options.dataFolder,
      ports: portsFrom(options.port),
      site: options.hasSite ? (options.reloads ? 'watch' : 'build') : 'none',
      reloads: options.reloads,
      ...(options.assembly === null ? {} : { stack: await readSynthesizedStack(options.assembly) }),
      log,
    })
    log.tell('Ready')
    process.stdout.write(welcome(cloud, options))
    stopOnSignal(cloud, log)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    if (env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  }
}

function consoleLog(): Log {
  const started = performance.now()
  const stamp = () => `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`
  return {
    tell: (line) => process.stdout.write(`${stamp()}  ${line}\n`),
    warn: (line) => process.stderr.write(`${stamp()}  ! ${line}\n`),
  }
}

function welcome(cloud: LocalCloud, options: StartOptions): string {
  const accounts = sampleAccounts.map(
    ({ email, password, role, totp_secret }) =>
      `    ${email.padEnd(24)} ${password.padEnd(20)} ${role}${totp_secret === null ? '' : ' *'}`,
  )
  const telling = sampleAccounts.find(({ hasAccessPlan }) => hasAccessPlan)
  const secrets = sampleAccounts.flatMap(({ totp_secret }) => totp_secret ?? [])
  return [
    '',
    `  Site    ${cloud.siteUrl}`,
    `  Inbox   ${cloud.inboxUrl}`,
    ...(cloud.stripe ? [`  Stripe  ${cloud.stripe.controlAddress} (local fake)`] : []),
    `  Tour    ${cloud.siteUrl}/dashboard?tour=start (as ${telling?.email})`,
    '',
    '  Sample accounts',
    ...accounts,
    '    * asks for a second factor: the inbox shows the code of the moment; for an app of your own:',
    `      ${secrets.join(', ')}`,
    '',
    `  Logs    ${join(options.dataFolder, 'logs')}`,
    '  Stop with Ctrl+C. Begin anew with: npm start -- --fresh',
    '',
    '',
  ].join('\n')
}

function stopOnSignal(cloud: LocalCloud, log: Log): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.tell('Stopping')
    await cloud.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}
