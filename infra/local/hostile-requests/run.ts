// `npm run hostile:requests -- --count 1000 --seed 9`: ends with 1 when one answer is a 5xx.
import { parseArgs } from 'node:util'
import { startProject } from '../project/start-project.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'
import { sampleTenders } from '../sample/sample-tenders.ts'
import { signInAt } from '../sample/sign-in.ts'
import { hostileTokens } from './hostile-tokens.ts'
import { sendHostileRequests } from './send-hostile-requests.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '9' },
  },
})
const warnings: string[] = []
const cloud = await startProject({
  dataFolder: null,
  site: 'none',
  log: { tell: (line) => process.stdout.write(`${line}\n`), warn: (line) => warnings.push(line) },
})
const users: { sub: string; groups: readonly string[] }[] = []
const tokensOfSessions: string[] = []
for (const { email, password, groups, totp_secret } of sampleAccounts) {
  const { sub } = await cloud.ensureUser({ email, password, groups })
  users.push({ sub, groups })
  if (totp_secret === null) tokensOfSessions.push(await signInAt(cloud.siteUrl, email, password))
}
const { testControls, issuer, clientId } = cloud.userPool
const tokens = await hostileTokens({ sign: testControls.signToken, issuer, clientId, users })
const { statuses, failures } = await sendHostileRequests({
  siteUrl: cloud.siteUrl,
  means: {
    tokens: [...tokens, ...tokensOfSessions.flatMap((token) => Array(3).fill(`Bearer ${token}`))],
    ids: [
      ...sampleTenders()
        .slice(0, 3)
        .map((one) => String(one.tender_id)),
      ...users.map((one) => one.sub),
    ],
  },
  count: Number(values.count),
  seed: Number(values.seed),
})
await cloud.stop()
for (const [status, count] of Object.entries(statuses))
  process.stdout.write(`${status}: ${count}\n`)
for (const line of [...failures, ...warnings]) process.stderr.write(`${line}\n`)
process.exitCode = failures.length + warnings.length > 0 ? 1 : 0
process.exit()
