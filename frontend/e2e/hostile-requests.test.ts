import { expect, it } from 'vitest'
import { hostileTokens } from '../../infra/local/hostile-requests/hostile-tokens.ts'
import { sendHostileRequests } from '../../infra/local/hostile-requests/send-hostile-requests.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'

/** A part of what `npm run hostile:requests` sends. */
it('hostile requests to every route end in no fault of ours', async () => {
  const { siteUrl, poolIssuer } = cloud
  const config = await (await fetch(new URL('/api/site-config', siteUrl))).json()
  const users = [
    { sub: 'hostile-producer', groups: [] },
    { sub: 'hostile-administrator', groups: ['admin'] },
    { sub: 'hostile-operator', groups: ['operator'] },
  ]
  const tokens = await hostileTokens({
    sign: async (claims) => String((await control('sign_token', { claims })).token),
    issuer: poolIssuer,
    clientId: config.user_pool_client_id,
    users,
  })
  const means = { tokens, ids: ['1', ...users.map(({ sub }) => sub)] }
  const { statuses, failures } = await sendHostileRequests({ siteUrl, means, count: 200, seed: 9 })
  expect(failures).toEqual([])
  // neither was everything refused before it was looked at
  expect(statuses[400]).toBeGreaterThan(20)
  expect(statuses[401]).toBeGreaterThan(20)
})
