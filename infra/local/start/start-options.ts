import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_PORT } from '../cloud/ports.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { projectRoot } from '../project-root.ts'

export interface StartOptions {
  /** 0: any free port */
  readonly port: number
  readonly isFresh: boolean
  readonly dataFolder: string
  /** Build again and reload when sources change. */
  readonly reloads: boolean
  /** Without it only the API is served. */
  readonly hasSite: boolean
  /** What `cdk synth` wrote, to run instead of the present sources. */
  readonly assembly: string | null
}

const usage =
  'Usage: npm start -- [--port <number>] [--fresh] [--data <folder>] [--no-reload] [--no-site] [--assembly <cdk.out>]'

export function readStartOptions(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const given = parse(args)
  const text = given.port ?? env.PORT ?? String(DEFAULT_PORT)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_528) {
    throw new LocalCloudError(`"${text}" is not a port. ${usage}`)
  }
  return {
    port,
    isFresh: given.fresh ?? false,
    dataFolder: given.data ?? join(projectRoot, '.local'),
    reloads: !(given['no-reload'] ?? false),
    hasSite: !(given['no-site'] ?? false),
    assembly: given.assembly ?? null,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        fresh: { type: 'boolean' },
        data: { type: 'string' },
        'no-reload': { type: 'boolean' },
        'no-site': { type: 'boolean' },
        assembly: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new LocalCloudError(`${error instanceof Error ? error.message : ''} ${usage}`.trim())
  }
}
