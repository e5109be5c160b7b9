// Reads the JSON report of the test run and writes `N passed, N failed` beside it. The checks of style,
// types and unused code count as one more test. Fails when no test ran.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [report, checks] = process.argv.slice(2)
const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
const suitesBroken = (results?.testResults ?? []).filter(
  (suite) =>
    suite.status === 'failed' && suite.assertionResults.every((t) => t.status !== 'failed'),
).length
const passed = (results?.numPassedTests ?? 0) + (checks === '0' ? 1 : 0)
const failed = (results?.numFailedTests ?? 1) + suitesBroken + (checks === '0' ? 0 : 1)
const skipped = results?.numPendingTests ?? 0
if (skipped > 0) process.stdout.write(`${skipped} skipped (each says why above)\n`)
writeFileSync(`${report}.line`, `${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || (results?.numPassedTests ?? 0) === 0 ? 1 : 0
