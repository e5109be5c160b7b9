import { describe, expect, it } from 'vitest'
import { callerFrom } from './caller.ts'

const claims = { sub: 'user-1', token_use: 'access' }

describe('the caller', () => {
  it.each([
    ['[admin]', 'admin'],
    ['[producers admin]', 'admin'],
    [['producers', 'admin'], 'admin'],
    ['[operator]', 'operator'],
    ['[operator admin]', 'admin'],
    ['[administrators operators]', null],
    ['[not-admin]', null],
    [undefined, null],
  ])('in the groups %j has the role %s', (groups, desk_role) => {
    expect(callerFrom({ ...claims, 'cognito:groups': groups })).toEqual({
      kind: 'user',
      user_id: 'user-1',
      desk_role,
      auth_time: null,
    })
  })

  it('signed in when the token says so, as text or number', () => {
    for (const auth_time of ['1795175900', 1795175900]) {
      expect(callerFrom({ ...claims, auth_time })).toMatchObject({ auth_time: 1795175900 })
    }
  })

  it.each([
    undefined,
    {},
    { ...claims, token_use: 'id' },
    { token_use: 'access' },
    { ...claims, auth_time: 'soon' },
    'user-1',
  ])('of the claims %j is anonymous', (given) => {
    expect(callerFrom(given)).toEqual({ kind: 'anonymous' })
  })
})
