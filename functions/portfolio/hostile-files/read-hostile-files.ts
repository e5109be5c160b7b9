import { hostileFiles } from './hostile-files.ts'
import { type Measured, startCommandLine, startUploads } from './measure-reading.ts'

/** `npm run hostile:files [COUNT] [SEED]`: exit status 1 when a file takes more than this. */
const mostSeconds = 30
const mostMegabytes = 512

const count = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 9)

const isOver = ({ seconds, megabytes }: Measured) =>
  seconds > mostSeconds || megabytes > mostMegabytes

function print(title: string, rows: readonly Measured[]): void {
  const lines = rows.map(({ name, way, seconds, megabytes, outcome }) =>
    [
      name.padEnd(18),
      way.padEnd(13),
      `${seconds.toFixed(1).padStart(6)} s`,
      `${megabytes.toFixed(0).padStart(5)} MB`,
      outcome,
    ].join('  '),
  )
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

function progress(): void {
  const most = (value: (row: Measured) => number) => Math.max(...measured.map(value)).toFixed(0)
  const [seconds, megabytes] = [most((row) => row.seconds), most((row) => row.megabytes)]
  process.stderr.write(`${measured.length / 2} files: at most ${seconds} s, ${megabytes} MB\n`)
}

const uploads = await startUploads()
const commandLine = await startCommandLine()
const measured: Measured[] = []
try {
  for (const file of hostileFiles(count, seed)) {
    measured.push(await uploads.measure(file), await commandLine.measure(file))
    if (measured.length % 60 === 0) progress()
  }
} finally {
  await Promise.all([uploads.stop(), commandLine.stop()])
}

const outcomes = Map.groupBy(measured, ({ outcome }) => outcome)
print('The ten slowest', measured.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
print(
  'The ten that needed most memory',
  measured.toSorted((a, b) => b.megabytes - a.megabytes).slice(0, 10),
)
const counts = [...outcomes].map(([outcome, rows]) => `${outcome} ${rows.length}`)
process.stdout.write(`\n${count} files, seed ${seed}: ${counts.sort().join(', ')}\n`)
const over = measured.filter(isOver)
if (over.length > 0) print(`Over ${mostSeconds} s or ${mostMegabytes} MB`, over)
process.exitCode = over.length > 0 ? 1 : 0
