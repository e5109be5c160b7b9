// `npm run invoke -- <function> <event.json>`: runs one function of the stack on the data of .local.
import { readFile } from 'node:fs/promises'
import { LocalCloudError } from './local-cloud-error.ts'
import { startProject } from './project/start-project.ts'
import { explain } from './start/explain.ts'
import { readStartOptions } from './start/start-options.ts'

const usage = 'Usage: npm run invoke -- functions/tenders/http.ts events/http/list-tenders.json'

try {
  const [fn, file] = process.argv.slice(2)
  if (!fn || !file) throw new LocalCloudError(usage)
  const event: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
  const { dataFolder } = readStartOptions([], {})
  const cloud = await startProject({
    dataFolder,
    site: 'none',
    log: { tell: () => {}, warn: (line) => process.stderr.write(`${line}\n`) },
  })
  const result = await cloud.invoke(fn, withOriginSecret(event, cloud.apiHeaders))
  await cloud.stop()
  const shown: unknown = result.ok ? JSON.parse(result.payload) : result.error
  process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`)
  process.exit(result.ok ? 0 : 1)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** A request gets what the distribution would add; other events stay as they are. */
function withOriginSecret(event: Record<string, unknown>, added: Readonly<Record<string, string>>) {
  const { headers } = event
  if (typeof headers !== 'object' || headers === null) return event
  return { ...event, headers: { ...headers, ...added } }
}
