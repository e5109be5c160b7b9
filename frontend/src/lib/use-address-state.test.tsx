// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
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

function DayChoice() {
  const [{ day }, change] = useAddressState(parse, write)
  return <input type="radio" checked={day === 'today'} onChange={() => change({ day: 'today' })} />
}

it('shows a choice in the moment it is made, not when the router has rendered it', () => {
  window.history.replaceState(null, '', '/list')
  render(<DayChoice />, { wrapper: BrowserRouter })
  const choice = screen.getByRole('radio') as HTMLInputElement
  // as in a browser: nothing renders what waits before the press has ended
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  choice.click()
  expect(choice.checked).toBe(true)
  vi.unstubAllGlobals()
})
