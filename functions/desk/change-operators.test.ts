import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountStateStore } from '../accounts/account-state-store.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { testPassword } from '../platform/test/test-user-pool.ts'
import { changeOperator, inviteOperator, removeOperator } from './change-operators.ts'
import { createOperatorDirectory } from './operator-directory.ts'

describe('the members of the desk', () => {
  let cloud: TestCloud
  let userPool: CognitoIdentityProviderClient
  let deps: Parameters<typeof inviteOperator>[0]
  const changes: unknown[] = []
  const act = { actor_id: userId('admin'), audit: (change: unknown) => changes.push(change) }
  const email = 'new@example.com'

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    userPool = new CognitoIdentityProviderClient({})
    deps = {
      operators: createOperatorDirectory(
        userPool,
        cloud.environment.USER_POOL_ID,
        'https://site.example/auth',
      ),
      accountStates: createAccountStateStore(cloud.table('ACCOUNT_STATES_TABLE')),
      now: () => new Date(),
    }
  })
  afterAll(() => cloud.stop())

  const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
    (await fetch(`${cloud.inbox}?to=${address}`)).json()

  /** With the password of an invitation, up to the question for one of their own. */
  async function signInFirst(mail: { text: string } | undefined) {
    const [USERNAME = '', PASSWORD = ''] =
      /^(\S+@\S+)\s+(\S+)$/m.exec(mail?.text ?? '')?.slice(1) ?? []
    const { ChallengeName } = await userPool.send(
      new InitiateAuthCommand({
        ClientId: cloud.environment.USER_POOL_CLIENT_ID,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    )
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  }

  it('are taken in by mail, which brings a first password', async () => {
    const invited = await inviteOperator(deps, act, { email, role: 'operator', locale: 'de' })
    expect(invited).toMatchObject({
      ok: true,
      value: { email, role: 'operator', is_invited: true },
    })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Einladung zur Verwaltung von Nordgate')
    expect(mail?.text).toContain('https://site.example/auth')
    await signInFirst(mail)
    expect(changes.at(-1)).toEqual({ before: null, after: { email, role: 'operator' } })
  })

  it('are mailed another first password when they are taken in again before they signed in', async () => {
    await inviteOperator(deps, act, { email, role: 'operator', locale: 'en' })
    const [second, first, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    await signInFirst(second)
    await expect(signInFirst(first)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(await deps.operators.list()).toHaveLength(1)
  })

  it('keep the account that they have', async () => {
    await cloud.ensureUser('known@example.com')
    await inviteOperator(deps, act, { email: 'known@example.com', role: 'admin', locale: 'en' })
    expect(await mailsTo('known@example.com')).toEqual([])
    expect(await deps.operators.list()).toMatchObject([
      { email: 'known@example.com', role: 'admin', is_invited: false },
      { email, role: 'operator', is_invited: true },
    ])
  })

  it('are not taken in with an address that whoever signed up with it never confirmed', async () => {
    const Username = 'somebody@example.com'
    const ClientId = cloud.environment.USER_POOL_CLIENT_ID
    await userPool.send(new SignUpCommand({ ClientId, Username, Password: testPassword }))
    const invitation = { email: Username, role: 'operator', locale: 'en' } as const
    const [count, known] = [changes.length, await deps.operators.list()]
    expect(await inviteOperator(deps, act, invitation)).toMatchObject({
      code: 'account_not_confirmed',
    })
    expect(await deps.operators.list()).toEqual(known)
    expect(changes).toHaveLength(count)
    // the owner of the address has the code
    const [mail] = await mailsTo(Username)
    const ConfirmationCode = /\d{6}/.exec(mail?.subject ?? '')?.[0]
    await userPool.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }))
    const invited = await inviteOperator(deps, act, invitation)
    expect(invited).toMatchObject({ ok: true, value: { is_invited: false } })
    if (invited.ok) await removeOperator(deps, act, invited.value.user_id)
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
    const again = { email: 'known@example.com', role: 'operator', locale: 'en' } as const
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
