import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type RouteName, routes } from '#contracts/routes.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { startProject } from '../local/project/start-project.ts'
import { signInAt } from '../local/sample/sign-in.ts'
import { fillDesk } from '../test/fill-desk.ts'

// The lists of the desk over HTTP of the local cloud, at the size of some years: 10,000 tenders, 5,000 companies,
// 50,000 applications, all made. How often each asks the database is counted by desk-lists.test.ts.

/** `SHARE` of the size, and the one list that is asked (`listProducers`). Default: all of them. */
const [scale = '1', only] = process.argv.slice(2)
const sizes = {
  tenders: Math.round(10_000 * Number(scale)),
  companies: Math.round(5_000 * Number(scale)),
  applications: Math.round(50_000 * Number(scale)),
}
const p95Ms = 300
const calls = 25
const operator = { email: 'bench@nordgate.example', password: 'Nordgate-bench-1' }
const print = (line: string) => process.stdout.write(`${line}\n`)

type Asked = [RouteName, Record<string, string>, Record<string, string>?]
const asked: Asked[] = [
  ['listDeskTenders', {}],
  ['listDeskTenders', { state: 'all', sort: '-deadline' }],
  ['listDeskTenders', { market: 'FI', state: 'open' }],
  ['listDeskTenders', { text: 'xinomavro', state: 'all' }],
  // what no row has: all of it has to be looked at
  ['listDeskTenders', { text: 'nobody says so', state: 'all' }],
  ['listDeskTenders', { state: 'withdrawn' }],
  ['listDeskTenders', { state: 'awarded' }],
  ['listIntakes', {}],
  ['listAllApplications', {}],
  ['listAllApplications', { sort: '-deadline' }],
  ['listAllApplications', { deadline_from: '2027-01-01', deadline_to: '2027-01-31' }],
  ['listAllApplications', { stage: 'open' }],
  ['listAllApplications', { stage: 'to_check' }],
  ['listAllApplications', { stage: 'offered' }],
  ['listAllApplications', { stage: 'offered', responsible: 'me' }],
  ['listAllApplications', { status: 'SUBMITTED', market: 'FI' }],
  ['listAllApplications', { text: 'company 4711' }],
  ['listAllApplications', { text: 'company 47' }],
  ['listAllApplications', { text: 'xinomavro' }],
  ['listAllApplications', { text: 'xinomavro', stage: 'open', market: 'SE' }],
  ['listAllApplications', { outcome: 'delisted' }],
  ['listAllApplications', { outcome: 'delisted', market: 'FI' }],
  ['listAllApplications', { outcome: 'delisted', status: 'PAID', sort: '-deadline' }],
  ['listAllApplications', { stage: 'awaiting_reference', responsible: 'nobody' }],
  ['listAllApplications', { responsible: 'nobody', outcome: 'delisted' }],
  ['listFeesDue', {}],
  ['listAllPayments', {}],
  ['listAllPayments', { text: 'company 4711' }],
  ['listAllPayments', { purpose: 'single_application' }],
  ['listAllPayments', { purpose: 'single_application', status: 'failed' }],
  ['listAllPayments', { status: 'paid', tender_id: '999999' }],
  ['listAllPayments', { user_id: 'producer-2', tender_id: '1' }],
  ['listProducers', {}],
  ['listProducers', { sort: '-products', plan: 'in_force', country: 'IT' }],
  ['listProducers', { text: 'company 4711' }],
  ['listProducers', { text: 'nobody is called so' }],
  ['listProducers', { plan: 'requested' }],
  ['listProducers', { country: 'GR', completeness: 'complete', sort: '-seen' }],
  ['listLetters', {}, { user_id: 'producer-1' }],
  ['listTenderProducers', {}, { tender_id: '1' }],
  ['listEnquiries', {}],
  ['listEnquiries', { kind: 'private_sale', status: 'closed', sort: 'received' }],
  ['listEnquiries', { status: 'answered' }],
  ['listContent', {}],
  ['listDeskLog', {}],
  ['listDeskLog', { subject: 'tenders/7', sort: 'at' }],
  ['listDeskLog', { action: 'saveMarket' }],
  ['listMails', {}],
  ['listMails', { address: 'export@company-7.example' }],
  ['listMails', { sender: 'accounts' }],
  ['listDeskViews', {}],
  ['listImporters', {}],
  ['listOperators', {}],
  ['getToday', {}],
]

function addressOf([name, query, params = {}]: Asked): string {
  const path = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  return `${path}?${new URLSearchParams('query' in routes[name] ? { limit: '50', ...query } : {})}`
}

async function main(): Promise<void> {
  const cloud = await startProject({ dataFolder: null, sampleData: 'without_work', site: 'none' })
  const client = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: cloud.credentials,
  })
  const { sub } = await cloud.ensureUser({ ...operator, groups: ['admin'] })
  const started = performance.now()
  // `USER_APPLICATIONS_TABLE` is `TablesUserApplications`
  const table = (setting: string) => {
    const words = setting
      .replace(/_TABLE$/, '')
      .toLowerCase()
      .split('_')
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    return { client, name: cloud.tableName(`Tables${name}`) }
  }
  await fillDesk({ table }, userIdSchema.parse(sub), sizes)
  const { tenders, companies, applications } = sizes
  print(
    `${tenders} tenders, ${companies} companies, ${applications} applications, made in ${((performance.now() - started) / 1000).toFixed(0)} s; ${calls} calls each`,
  )
  const token = await signInAt(cloud.siteUrl, operator.email, operator.password)
  const ask = async (address: string) => {
    const answer = await fetch(`${cloud.siteUrl}${address}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
  }
  print('   p50    p95 ms  list')
  const late: string[] = []
  for (const list of asked.filter(([name]) => only === undefined || name === only)) {
    const address = addressOf(list)
    const times: number[] = []
    // the first call loads what the others have
    for (let call = 0; call <= calls; call += 1) {
      const start = performance.now()
      await ask(address)
      if (call > 0) times.push(performance.now() - start)
    }
    const [p50, p95] = [0.5, 0.95].map(
      (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0,
    ) as [number, number]
    const said = `${list[0]} ${new URLSearchParams(list[1])}`
    print(`${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)}     ${said}`)
    if (p95 > p95Ms) late.push(said)
  }
  await cloud.stop()
  if (late.length > 0) {
    print(`later than ${p95Ms} ms: ${late.join('; ')}`)
    process.exitCode = 1
  }
}

await main()
process.exit()
