// `npm start`. Loads everything else late, so that a broken installation can be told in one line.
import { explain } from './start/explain.ts'

try {
  const { runStart } = await import('./start/run-start.ts')
  await runStart(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
