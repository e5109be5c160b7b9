import { describe, expect, it } from 'vitest'
import { callerFrom } from './caller.ts'

const claims = { sub: 'user-1', token_use: 'access' }

describe('the caller', () => {
  it.each([
    ['[admin]', true],
    ['[producers admin]', true],
    [['producers', 'admin'], true],
    ['[administrators]', false],
    ['[not-admin]', false],
    [undefined, false],
  ])('in the groups %j is an administrator: %s', (groups, isAdministrator) => {
    expect(callerFrom({ ...claims, 'cognito:groups': groups })).toEqual({
      kind: 'user',
      user_id: 'user-1',
      isAdministrator,
    })
  })

  it.each([undefined, {}, { ...claims, token_use: 'id' }, { token_use: 'access' }, 'user-1'])(
    'of the claims %j is anonymous',
    (given) => {
      expect(callerFrom(given)).toEqual({ kind: 'anonymous' })
    },
  )
})
