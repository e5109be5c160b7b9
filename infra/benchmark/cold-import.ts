import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { medianOf } from './median.ts'

const processes = 20

/** Milliseconds on the clock, and of the processor: on a busy machine the second is the steadier. */
export interface ColdImport {
  readonly clock: number
  readonly cpu: number
}

const timesSchema = z.array(z.number())

const script = [
  'const from = performance.now()',
  'const used = process.cpuUsage()',
  'await import(process.argv[1])',
  'const { user, system } = process.cpuUsage(used)',
  'process.stdout.write(JSON.stringify([performance.now() - from, (user + system) / 1000]))',
  'process.exit(0)',
].join(';')

function coldImport(file: string, environment: Readonly<Record<string, string>>): ColdImport {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, file],
    {
      encoding: 'utf8',
      env: {
        ...environment,
        PATH: process.env.PATH ?? '',
        AWS_REGION: 'eu-north-1',
        AWS_ACCESS_KEY_ID: 'bench',
        AWS_SECRET_ACCESS_KEY: 'bench',
        POWERTOOLS_LOG_LEVEL: 'SILENT',
      },
    },
  )
  if (status !== 0) throw new Error(`${file} cannot be loaded: ${stderr}`)
  const [clock = Number.NaN, cpu = Number.NaN] = timesSchema.parse(JSON.parse(stdout))
  return { clock, cpu }
}

/**
 * What each file takes to load in a process of its own: the medians of twenty, the files taking turns, so
 * that a busy moment meets both.
 */
export function medianColdImports(
  files: readonly [string, string],
  environment: Readonly<Record<string, string>>,
): readonly [ColdImport, ColdImport] {
  const first: ColdImport[] = []
  const second: ColdImport[] = []
  for (let run = 0; run < processes; run++) {
    first.push(coldImport(files[0], environment))
    second.push(coldImport(files[1], environment))
  }
  return [medians(first), medians(second)]
}

const medians = (imports: readonly ColdImport[]): ColdImport => ({
  clock: medianOf(imports.map(({ clock }) => clock)),
  cpu: medianOf(imports.map(({ cpu }) => cpu)),
})
