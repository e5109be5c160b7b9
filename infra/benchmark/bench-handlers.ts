import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundle, bundleBare, bundleHandler } from './bundle-handler.ts'
import { type ColdImport, medianColdImports } from './cold-import.ts'
import { knownRatios } from './known-limits.ts'
import { warmSubscriptionTimes } from './warm-subscription.ts'

/** Kilobytes, as decimal as the specification's. */
const largestBundle = 600
const slowestRatio = 1.4

const print = (line: string) => process.stdout.write(`${line}\n`)
const projectRoot = join(import.meta.dirname, '../..')
const only = process.argv.slice(2)
const entries = globSync(['functions/*/http.ts', 'functions/*/on-*.ts'], { cwd: projectRoot })
  .filter((entry) => only.length === 0 || only.includes(entry))
  .sort()

/** Every setting that a function may ask for at its start, with a value that lets it start. */
const environment = Object.fromEntries(
  globSync('functions/**/*.ts', { cwd: projectRoot })
    .flatMap(
      (file) => readFileSync(join(projectRoot, file), 'utf8').match(/'[A-Z]+(_[A-Z]+)+'/g) ?? [],
    )
    .map((name) => [name.slice(1, -1), 'https://bench.example']),
)

/** What is over its limit, and whether that is known. */
function fault(
  what: string,
  measured: number,
  limit: number,
  known: { most: number; because: string } | undefined,
) {
  if (measured <= limit) return null
  const isKnown = known !== undefined && measured <= known.most
  return { isKnown, said: `${what} over ${limit}${isKnown ? ` (known: ${known.because})` : ''}` }
}

function evaluate(entry: string, handler: Bundle, cold: ColdImport, bare: ColdImport) {
  const size = handler.bytes / 1000
  const ratio = cold.clock / bare.clock
  const cpuRatio = cold.cpu / bare.cpu
  // with no client there is nothing to compare with; what only the clock says is the machine's doing
  const compared = handler.clients.length > 0 ? Math.min(ratio, cpuRatio) : 0
  const faults = [
    fault('size', size, largestBundle, undefined),
    fault('cold import', compared, slowestRatio, knownRatios[entry]),
  ].filter((one) => one !== null)
  const figures = [
    size.toFixed(0).padStart(7),
    (handler.bytesOnDemand / 1000).toFixed(0).padStart(9),
    cold.clock.toFixed(1).padStart(8),
    bare.clock.toFixed(1).padStart(8),
    ratio.toFixed(2).padStart(6),
    cpuRatio.toFixed(2).padStart(23),
  ]
  const of = handler.clients.length === 0 ? `${entry} (loads no client)` : entry
  const said = faults.map((one) => `  ${one.said}`).join('')
  return {
    line: `${figures.join(' ')}  ${of}${said}`,
    isWithin: faults.every(({ isKnown }) => isKnown),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'nordgate-bench-'))
let isOver = false
try {
  print('size kB  on demand  cold ms  bare ms  ratio  ratio of the processor  handler')
  for (const entry of entries) {
    const handler = await bundleHandler(entry, join(folder, entry))
    const bare = await bundleBare(handler.clients, join(folder, 'bare.mjs'))
    const [cold, empty] = medianColdImports([handler.file, bare], environment)
    const { line, isWithin } = evaluate(entry, handler, cold, empty)
    print(line)
    if (!isWithin) isOver = true
  }
} finally {
  rmSync(folder, { recursive: true })
}
print(await warmSubscriptionTimes())
if (isOver) process.exitCode = 1
