// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { followUser, signInAgain, useSignInAgainRequest } from './sign-in-again.ts'

/** What the dialog shows, and answers as its user does. */
const dialog = renderHook(useSignInAgainRequest).result
const answer = (isDone: boolean) => act(async () => dialog.current?.answer(isDone))

describe('being asked to sign in again', () => {
  beforeEach(() => followUser('producer@example.com'))

  it('is one question for all that is refused meanwhile', async () => {
    const asked = await act(async () => [
      signInAgain('second_factor_required'),
      signInAgain('second_factor_required'),
    ])
    expect(dialog.current).toMatchObject({ reason: 'second_factor_required' })
    await answer(true)
    expect(await Promise.all(asked)).toEqual([true, true])
    expect(dialog.current).toBeNull()
  })

  it('does not come back for what was asked before it was closed', async () => {
    const begunAt = performance.now()
    const first = await act(async () => [signInAgain('second_factor_required', begunAt)])
    await answer(false)
    expect(await first[0]).toBe(false)
    expect(await signInAgain('second_factor_required', begunAt)).toBe(false)
    expect(dialog.current).toBeNull()

    const begunBefore = performance.now()
    const later = await act(async () => [signInAgain('second_factor_required')])
    expect(dialog.current).toMatchObject({ reason: 'second_factor_required' })
    await answer(true)
    expect(await later[0]).toBe(true)
    // refused only now, but begun in the session before
    expect(await signInAgain('second_factor_required', begunBefore)).toBe(true)
    expect(dialog.current).toBeNull()
  })

  it('is nothing for a visitor, nor for what signing in does not help', async () => {
    expect(await signInAgain('not_found')).toBe(false)
    followUser(null)
    expect(await signInAgain('authentication_required')).toBe(false)
  })
})
