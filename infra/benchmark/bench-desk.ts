import { type RouteName, routes } from '#contracts/routes.ts'
import { userId } from '../../functions/platform/test/builders.ts'
import { loadHttpHandlers } from '../../functions/platform/test/handlers.ts'
import { httpEvent } from '../../functions/platform/test/http-event.ts'
import { startTestCloud } from '../../functions/platform/test/start-test-cloud.ts'
import { countDynamoDbCalls } from '../test/count-dynamodb-calls.ts'
import { fillDesk } from '../test/fill-desk.ts'

// The lists of the desk at the size of some years: 10,000 tenders, 5,000 companies, 50,000 applications, all made.

const [scale = '1'] = process.argv.slice(2)
const sizes = {
  tenders: Math.round(10_000 * Number(scale)),
  companies: Math.round(5_000 * Number(scale)),
  applications: Math.round(50_000 * Number(scale)),
}
const operator = userId('operator-of-the-bench')
const p95Ms = 300
const calls = 25
const print = (line: string) => process.stdout.write(`${line}\n`)

const asked: [RouteName, Record<string, string>][] = [
  ['listDeskTenders', {}],
  ['listDeskTenders', { market: 'FI', state: 'open' }],
  ['listDeskTenders', { text: 'xinomavro' }],
  ['listAllApplications', {}],
  ['listAllApplications', { stage: 'open' }],
  ['listAllApplications', { stage: 'offered', responsible: 'me' }],
  ['listAllApplications', { status: 'SUBMITTED', market: 'FI' }],
  ['listFeesDue', {}],
  ['listAllPayments', {}],
  ['listProducers', {}],
  ['listProducers', { sort: '-products', plan: 'in_force', country: 'IT' }],
  ['listProducers', { text: 'company 4711' }],
  ['listEnquiries', {}],
  ['listDeskLog', {}],
]

async function main(): Promise<void> {
  const cloud = await startTestCloud()
  const counted = await countDynamoDbCalls(cloud.environment.AWS_ENDPOINT_URL_DYNAMODB)
  cloud.environment.AWS_ENDPOINT_URL_DYNAMODB = counted.endpoint
  const handlers = await loadHttpHandlers(cloud)
  const started = performance.now()
  await fillDesk(cloud, operator, sizes)
  const { tenders, companies, applications } = sizes
  print(
    `${tenders} tenders, ${companies} companies, ${applications} applications, made in ${((performance.now() - started) / 1000).toFixed(0)} s; ${calls} calls each`,
  )
  print('   p50    p95 ms  operations  list')
  const late: string[] = []
  const log = process.stdout.write.bind(process.stdout)
  for (const [name, query] of asked) {
    const { method, path, capability } = routes[name]
    const times: number[] = []
    // what the functions log
    process.stdout.write = () => true
    for (let call = 0; call <= calls; call += 1) {
      counted.reset()
      const start = performance.now()
      const caller = { user_id: operator, groups: ['admin'] }
      const answer = await handlers[capability](
        httpEvent(`${method} ${path}`, { caller, query: { limit: '50', ...query } }),
      )
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`)
      // the first call loads what the others have
      if (call > 0) times.push(performance.now() - start)
    }
    process.stdout.write = log
    const [p50, p95] = [0.5, 0.95].map(
      (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0,
    ) as [number, number]
    const said = `${name} ${new URLSearchParams(query)}`
    const operations = Object.entries(counted.calls())
      .map(([operation, count]) => `${count} ${operation}`)
      .join(', ')
    print(`${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)}     ${said}: ${operations}`)
    if (p95 > p95Ms) late.push(said)
  }
  await counted.stop()
  await cloud.stop()
  if (late.length > 0) {
    print(`later than ${p95Ms} ms: ${late.join('; ')}`)
    process.exitCode = 1
  }
}

await main()
process.exit()
