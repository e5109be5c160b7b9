import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountStateStore } from '../accounts/account-state-store.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { changeOperator, inviteOperator, removeOperator } from './change-operators.ts'
import { createOperatorDirectory } from './operator-directory.ts'

describe('the members of the desk', () => {
  let cloud: TestCloud
  let deps: Parameters<typeof inviteOperator>[0]
  const changes: unknown[] = []
  const act = { actor_id: userId('admin'), audit: (change: unknown) => changes.push(change) }
  const email = 'new@example.com'

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    const userPool = new CognitoIdentityProviderClient({})
    deps = {
      operators: createOperatorDirectory(userPool, cloud.environment.USER_POOL_ID),
      accountStates: createAccountStateStore(cloud.table('ACCOUNT_STATES_TABLE')),
      now: () => new Date(),
    }
  })
  afterAll(() => cloud.stop())

  const mailsTo = async (address: string): Promise<{ text: string }[]> =>
    (await fetch(`${cloud.inbox}?to=${address}`)).json()

  it('are taken in by mail, which brings a first password', async () => {
    const invited = await inviteOperator(deps, act, { email, role: 'operator' })
    expect(invited).toMatchObject({
      ok: true,
      value: { email, role: 'operator', is_invited: true },
    })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(changes.at(-1)).toEqual({ before: null, after: { email, role: 'operator' } })
  })

  it('are mailed no second password when they are taken in again', async () => {
    await inviteOperator(deps, act, { email, role: 'operator' })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await deps.operators.list()).toHaveLength(1)
  })

  it('keep the account that they have', async () => {
    await cloud.ensureUser('known@example.com')
    await inviteOperator(deps, act, { email: 'known@example.com', role: 'admin' })
    expect(await deps.operators.list()).toMatchObject([
      { email: 'known@example.com', role: 'admin', is_invited: false },
      { email, role: 'operator', is_invited: true },
    ])
  })

  it('get another role, and their sessions end', async () => {
    const [, operator] = await deps.operators.list()
    const user_id = operator?.user_id ?? userId('nobody')
    const before = Date.now()
    expect(await changeOperator(deps, act, user_id, 'admin')).toMatchObject({ ok: true })
    expect((await deps.operators.list()).map(({ role }) => role)).toEqual(['admin', 'admin'])
    const { signed_out_at } = await createAccountStateStore(
      cloud.table('ACCOUNT_STATES_TABLE'),
    ).find(user_id)
    expect(Date.parse(signed_out_at ?? '')).toBeGreaterThanOrEqual(before)
    expect(changes.at(-1)).toEqual({ before: 'operator', after: 'admin' })
  })

  it('do not change or end their own role', async () => {
    const [own] = await deps.operators.list()
    const actor_id = own?.user_id ?? userId('nobody')
    const self = { ...act, actor_id }
    const refused = { ok: false, code: 'own_role' }
    expect(await changeOperator(deps, self, actor_id, 'operator')).toMatchObject(refused)
    expect(await removeOperator(deps, self, actor_id)).toMatchObject(refused)
    const again = { email: 'known@example.com', role: 'operator' } as const
    expect(await inviteOperator(deps, self, again)).toMatchObject(refused)
    expect((await deps.operators.list())[0]?.role).toBe('admin')
  })

  it('are removed, once', async () => {
    const [, operator] = await deps.operators.list()
    const user_id = operator?.user_id ?? userId('nobody')
    expect(await removeOperator(deps, act, user_id)).toMatchObject({ ok: true })
    expect(await deps.operators.list()).toHaveLength(1)
    expect(await removeOperator(deps, act, user_id)).toMatchObject({ code: 'not_found' })
  })
})
