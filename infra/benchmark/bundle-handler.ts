import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { bundling, bundlingOf } from '../constructs/base/bundling.ts'

export interface Bundle {
  readonly file: string
  /** Of what a start reads: the file and those that it imports. */
  readonly bytes: number
  /** Of what is beside it until somebody asks for it. */
  readonly bytesOnDemand: number
  /** The clients of services that a start loads. */
  readonly clients: readonly string[]
}

const clientPackage = /node_modules\/(@aws-sdk\/(?:client-[\w-]+|s3-request-presigner))\//
const paymentClient = 'functions/platform/stripe/small-stripe.ts'

/** Bundles a function as it is deployed. */
export async function bundleHandler(entry: string, folder: string): Promise<Bundle> {
  const { metafile } = await build({ ...bundlingOf(entry, folder), metafile: true })
  const outputs = Object.entries(metafile.outputs)
  const main = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0]
  if (main === undefined) throw new Error(`${entry} was not bundled`)
  const atStart = readAtStart(metafile, main)
  const started = outputs.filter(([name]) => atStart.has(name)).map(([, output]) => output)
  const inputs = started.flatMap((output) => Object.keys(output.inputs))
  const packages = inputs.flatMap((input) => clientPackage.exec(input)?.[1] ?? [])
  const paying = inputs.includes(paymentClient) ? [`./${paymentClient}`] : []
  const bytesOf = (some: readonly { bytes: number }[]) =>
    some.reduce((n, { bytes }) => n + bytes, 0)
  const bytes = bytesOf(started)
  return {
    file: join(folder, 'index.mjs'),
    bytes,
    bytesOnDemand: bytesOf(outputs.map(([, output]) => output)) - bytes,
    clients: [...new Set([...packages, ...paying])],
  }
}

/** The made files that one of them imports at once, itself among them. */
function readAtStart({ outputs }: Metafile, main: string): ReadonlySet<string> {
  const found = new Set([main])
  for (const name of found)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) found.add(path)
  return found
}

/** A handler that loads these clients, makes them ready to be called, and does nothing. */
export async function bundleBare(clients: readonly string[], file: string): Promise<string> {
  const lines = await Promise.all(clients.map(loadingLines))
  const contents = `export const clients = []\n${lines.join('\n')}\nexport const handler = async () => clients\n`
  const { absWorkingDir: resolveDir } = bundling
  await build({ ...bundling, outfile: file, stdin: { contents, resolveDir, loader: 'ts' } })
  return file
}

async function loadingLines(name: string, index: number): Promise<string> {
  if (name.startsWith('.')) {
    const connection =
      "{ key: 'k', host: 'h', port: 443, protocol: 'https', timeoutMs: 1, retries: 0 }"
    return `import { smallStripe } from '${name}'\nclients.push(smallStripe(${connection}))`
  }
  const names = Object.keys(await import(name))
  const made = names.find((one) => one.endsWith('Client') && !one.startsWith('_'))
  if (made === undefined)
    return `import * as module${index} from '${name}'\nclients.push(module${index})`
  return `import { ${made} } from '${name}'\nclients.push(new ${made}({}))`
}
