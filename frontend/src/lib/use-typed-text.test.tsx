// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAddressState } from './use-address-state.ts'
import { useTypedText } from './use-typed-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const parse = (search: URLSearchParams) => ({ text: search.get('text') ?? '' })
const write = ({ text }: { readonly text: string }): Record<string, string> =>
  text === '' ? {} : { text }

function List() {
  const [{ text }, change] = useAddressState(parse, write)
  return (
    <>
      <Field text={text} change={change} />
      <Link to="/list?market=SE">Sweden</Link>
    </>
  )
}
function Field({ text, change }: { text: string; change: (text: { text: string }) => void }) {
  const { value, onChange, onBlur } = useTypedText(text, change)
  return <input value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
}

const open = () => {
  window.history.replaceState(null, '', '/list')
  render(<List />, { wrapper: BrowserRouter })
  const field = screen.getByRole('textbox') as HTMLInputElement
  fireEvent.change(field, { target: { value: 'rioja' } })
  return field
}

it('goes into the address when the typing pauses', () => {
  const field = open()
  expect(window.location.search).toBe('')
  act(() => vi.advanceTimersByTime(300))
  expect(window.location.search).toBe('?text=rioja')
  expect(field.value).toBe('rioja')
})

it('goes into the address when the field is left, and not into that of a link followed then', () => {
  const field = open()
  fireEvent.blur(field)
  expect(window.location.search).toBe('?text=rioja')
  fireEvent.click(screen.getByRole('link'))
  act(() => vi.advanceTimersByTime(1000))
  expect(window.location.search).toBe('?market=SE')
  expect(field.value).toBe('')
})

it('follows another address', () => {
  const field = open()
  act(() => vi.advanceTimersByTime(300))
  fireEvent.click(screen.getByRole('link'))
  expect(field.value).toBe('')
})
