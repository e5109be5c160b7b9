import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#contracts/routes.ts'
import { httpApiEvent } from '../gateway/http-api-event.ts'
import { startProject } from '../project/start-project.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'
import { signInAt } from '../sample/sign-in.ts'
import { synthesize } from '../synth/synthesize.ts'
import type { SynthesizedStack, Template } from '../template/synthesized-stack.ts'
import type { LocalCloud } from './local-cloud.ts'

interface Statement {
  Action: string | string[]
}

/** The stack as if one line of it were missing: what the applications\u2019 function may do with its table. */
function withoutGrant(stack: SynthesizedStack, action: string): SynthesizedStack {
  const template: Template = structuredClone(stack.template)
  const [role, ...others] = Object.entries(template.Resources).filter(
    ([logicalId, { Type }]) =>
      Type === 'AWS::IAM::Role' && logicalId.startsWith('ApplicationsHttp'),
  )
  const [policy, ...more] = (role?.[1].Properties.Policies ?? []) as {
    PolicyDocument: { Statement: Statement[] }
  }[]
  if (!policy || others.length + more.length > 0)
    throw new Error('the function has another number of policies')
  const document = policy.PolicyDocument
  for (const statement of document.Statement) {
    statement.Action = [statement.Action].flat().filter((one) => one !== action)
  }
  document.Statement = document.Statement.filter(({ Action }) => Action.length > 0)
  expect(template).not.toEqual(stack.template)
  return { ...stack, template }
}

let cloud: LocalCloud
const warnings: string[] = []

beforeAll(async () => {
  const stack = withoutGrant(await synthesize(() => {}), 'dynamodb:PutItem')
  const log = { tell: () => {}, warn: (line: string) => warnings.push(line) }
  cloud = await startProject({
    dataFolder: null,
    site: 'none',
    sampleData: 'without_work',
    stack,
    log,
  })
}, 240_000)
afterAll(() => cloud?.stop())

it('a missing grant fails the journey, naming function, action and resource', {
  timeout: 60_000,
}, async () => {
  const account = sampleAccounts.find(({ hasAccessPlan }) => hasAccessPlan)
  if (!account) throw new Error('there is no sample account with the Access plan')
  const token = await signInAt(cloud.siteUrl, account.email, account.password)
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${cloud.siteUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const { tenders } = (await (await call('GET', '/api/tenders?market=SE')).json()) as {
    tenders: { tender_id: number }[]
  }
  const path = `/api/applications/${tenders[0]?.tender_id}`
  expect((await call('GET', path)).status).toBe(200)
  expect(warnings).toEqual([])

  const draft = { form_data: { product_id: null, answers: {} }, version: 0 }
  const answer = await call('PUT', path, draft)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ error: { code: 'internal_error' } })
  // when its producer is next reminded is written first
  const table = `arn:aws:dynamodb:eu-north-1:000000000000:table/${cloud.tableName('TablesNotices')}`
  const said = warnings.find((line) => line.startsWith('Access denied'))
  expect(said).toMatch(
    /^Access denied: Nordgate-ApplicationsHttpFunction\w+ may not dynamodb:PutItem on/,
  )
  expect(said).toContain(table)
  // and the function itself received the error of the service
  expect(warnings.join('\n')).toMatch(
    /AccessDeniedException User: arn:aws:sts::.* is not authorized/,
  )
})

it('a call past the site finds nothing, whatever it says of itself', {
  timeout: 120_000,
}, async () => {
  const told = warnings.length
  const ask = async (capability: string, headers: Record<string, string>) => {
    const request = {
      method: 'GET',
      url: '/api/site-config',
      headers,
      body: Buffer.from(''),
      sourceIp: '203.0.113.7',
    }
    const route = { routeKey: 'GET /api/site-config', apiId: 'api', pathParameters: {} }
    const event = httpApiEvent(request, route, null)
    const folder = capability === 'tender_intake' ? 'tenders/intake' : capability
    const result = await cloud.invoke(`functions/${folder}/http.ts`, event)
    if (!result.ok) throw new Error(result.error.errorMessage)
    return JSON.parse(result.payload)
  }
  for (const capability of new Set(Object.values(routes).map((route) => route.capability))) {
    const answer = await ask(capability, { 'x-origin-secret': 'made up' })
    expect([capability, answer.statusCode]).toEqual([capability, 404])
  }
  expect(await ask('accounts', {})).toMatchObject({ statusCode: 404 })
  expect(await ask('accounts', { ...cloud.apiHeaders })).toMatchObject({ statusCode: 200 })
  expect((await fetch(`${cloud.siteUrl}/api/site-config`)).status).toBe(200)
  // the payment provider comes straight to the API and signs what it sends
  const unsigned = await cloud.invoke('functions/billing/on-stripe-event.ts', {
    headers: {},
    body: '{}',
  })
  expect(unsigned.ok && JSON.parse(unsigned.payload)).toMatchObject({ statusCode: 400 })
  expect(warnings.slice(told)).toEqual([])
})
