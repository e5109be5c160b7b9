// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useAddressState } from './use-address-state.ts'

afterEach(cleanup)

interface Filter {
  readonly market: string
  readonly day: string
}
const parse = (search: URLSearchParams): Filter => ({
  market: search.get('market') ?? '',
  day: search.get('day') ?? '',
})
const write = (filter: Filter) => ({ ...filter })

it('keeps every one of several changes that come faster than pages are rendered', () => {
  window.history.replaceState(null, '', '/list?market=SE')
  const { result } = renderHook(() => useAddressState(parse, write), { wrapper: BrowserRouter })
  const [before, change] = result.current
  expect(before).toEqual({ market: 'SE', day: '' })
  act(() => {
    change({ market: 'FI' })
    change(({ market }) => ({ day: market === 'FI' ? '2027-03-01' : 'built on what is gone' }))
  })
  expect(result.current[0]).toEqual({ market: 'FI', day: '2027-03-01' })
  expect(window.location.search).toBe('?market=FI&day=2027-03-01')
})
