import {
  AdminUpdateUserAttributesCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Factor, isVerified } from '#domain/accounts/factor.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { randomIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/logging/log.ts'
import { userId } from '../../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { accountsDeps } from '../settings.ts'
import { listFactors } from './change-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { askAtSignIn } from './factor-settings.ts'
import { removeFactor } from './remove-factor.ts'

interface Owner {
  readonly user_id: UserId
  readonly email: string
  readonly factor: Factor
  readonly request: RequestFacts
}

/** What the removal of a phone changes, in this order. */
const steps = [
  'the mark',
  'the question of the user pool',
  'the number at the user pool',
  'the shared secret',
  'the recovery codes',
  'the log',
  'the row',
] as const

describe('a factor whose removal is interrupted', () => {
  let cloud: TestCloud
  let deps: AccountsDeps
  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    deps = accountsDeps(createLog('accounts'))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })

  /** A user with a verified phone, whom the user pool asks for it. */
  async function newOwner(email: string): Promise<Owner> {
    const { sub } = await cloud.ensureUser(email)
    const access_token = await cloud.signIn(email)
    const phone = '+46700000002'
    await deps.userPool.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: cloud.environment.USER_POOL_ID,
        Username: sub,
        UserAttributes: [
          { Name: 'phone_number', Value: phone },
          { Name: 'phone_number_verified', Value: 'true' },
        ],
      }),
    )
    const at = new Date().toISOString()
    const factor: Factor = {
      factor_id: randomIds.factor(),
      factor_type: 'phone',
      status: 'verified',
      friendly_name: 'Office',
      issuer: null,
      phone,
      created_at: at,
      enabled_at: at,
    }
    const user_id = userId(sub)
    await deps.factors.add(user_id, factor)
    await deps.recoveryCodes.make(user_id)
    await askAtSignIn(deps.userPool, access_token, [factor])
    await expect(cloud.signIn(email)).rejects.toThrow('a challenge was asked')
    return {
      user_id,
      email,
      factor,
      request: { request_id: 'r', access_token, ip: null, locale: null },
    }
  }

  /** Fails at one of the steps, before it is done or after. */
  function failingAt(step: number, when: 'before' | 'after'): AccountsDeps {
    let count = -1
    const faulty =
      <Given extends unknown[], Done>(act: (...given: Given) => Promise<Done>) =>
      async (...given: Given) => {
        count += 1
        const isFault = count === step
        if (isFault && when === 'before') throw new Error('fault')
        const done = await act(...given)
        if (isFault) throw new Error('fault')
        return done
      }
    const userPool = new Proxy(deps.userPool, {
      get: (pool, name) =>
        name === 'send' ? faulty(pool.send.bind(pool)) : Reflect.get(pool, name),
    })
    return {
      ...deps,
      userPool,
      factors: {
        ...deps.factors,
        replace: faulty(deps.factors.replace),
        remove: faulty(deps.factors.remove),
      },
      totpSecrets: { ...deps.totpSecrets, remove: faulty(deps.totpSecrets.remove) },
      recoveryCodes: { ...deps.recoveryCodes, removeAll: faulty(deps.recoveryCodes.removeAll) },
      audit: { ...deps.audit, record: faulty(deps.audit.record) },
    }
  }

  const atPool = ({ request }: Owner) =>
    deps.userPool.send(new GetUserCommand({ AccessToken: request.access_token ?? '' }))

  const look = (from: AccountsDeps, { user_id, request }: Owner) =>
    listFactors(from, { kind: 'user', user_id, desk_role: null, auth_time: null }, request)
  const enrol = (from: AccountsDeps, { user_id, request }: Owner) => {
    const wanted = { factor_type: 'phone', phone: '+46700000003', friendly_name: 'Cellar' } as const
    return enrolFactor(from, user_id, wanted, request)
  }
  const repairs: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
    'removing it again': ({ user_id, factor, request }) =>
      removeFactor(deps, user_id, factor.factor_id, request),
    'looking at the factors': (owner) => look(deps, owner),
    'enrolling anew': (owner) => enrol(deps, owner),
  }
  const cases = steps.flatMap((step, index) =>
    (['before', 'after'] as const).flatMap((when) =>
      Object.keys(repairs).map((repair) => [when, step, repair, index] as const),
    ),
  )

  it.each(cases)('%s %s is whole after %s', async (when, step, repair, index) => {
    const owner = await newOwner(`${when}-${index}-${repair.length}@example.com`)
    const { user_id, factor, request } = owner
    const removal = removeFactor(failingAt(index, when), user_id, factor.factor_id, request)
    await expect(removal).rejects.toThrow('fault')
    // whatever happened: a factor that counts is one that the user pool asks for
    const isCounted = (await deps.factors.list(user_id)).some(isVerified)
    if (isCounted) expect((await atPool(owner)).UserMFASettingList).toEqual(['SMS_MFA'])
    expect(isCounted).toBe(step === 'the mark' && when === 'before')

    await repairs[repair]?.(owner)
    // nothing was begun: only removing removes
    if (isCounted && repair !== 'removing it again') return
    const { UserMFASettingList = [], UserAttributes = [] } = await atPool(owner)
    expect(UserMFASettingList).toEqual([])
    const numbers = UserAttributes.filter(({ Name }) => Name === 'phone_number')
    const begun = repair === 'enrolling anew' ? ['+46700000003'] : []
    expect(numbers.map(({ Value }) => Value)).toEqual(begun)
    expect((await deps.factors.list(user_id)).map(({ phone }) => phone)).toEqual(begun)
    expect(await deps.recoveryCodes.countUnused(user_id)).toBe(0)
    const told = await deps.audit.list(user_id, 5)
    expect(told.map(({ kind }) => kind)).toContain('factor_removed')
    expect(await cloud.signIn(owner.email)).toBeTruthy()
  })

  it('keeps its row while the user pool is busy, and is listed', async () => {
    const owner = await newOwner('busy@example.com')
    const { user_id, factor, request } = owner
    const removal = removeFactor(failingAt(1, 'before'), user_id, factor.factor_id, request)
    await expect(removal).rejects.toThrow('fault')
    const marked: Factor = { ...factor, status: 'unverified' }

    await expect(enrol(failingAt(0, 'before'), owner)).rejects.toThrow('fault')
    expect(await deps.factors.list(user_id)).toEqual([marked])

    const log = { info: vi.fn(), error: vi.fn() }
    const seen = await look({ ...failingAt(0, 'before'), log }, owner)
    expect(seen).toMatchObject({ ok: true, value: { factors: [marked] } })
    expect(log.error).toHaveBeenCalledWith('REMOVAL_NOT_FINISHED', new Error('fault'))
    expect(await look(deps, owner)).toMatchObject({ ok: true, value: { factors: [] } })
  })
})
