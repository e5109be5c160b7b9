// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { rooms } from '../rooms.ts'
import { KeyHelp } from './key-help.tsx'

englishPage()
beforeAll(() => loadTexts('desk'))
beforeEach(() => {
  // jsdom shows no dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => localStorage.clear())

const Place = () => <output>{useLocation().pathname}</output>
const open = (address = '/admin/log') =>
  renderAt(
    address,
    <>
      <KeyHelp className="" />
      <Place />
      <input aria-label="Field" />
    </>,
  )
const place = () => screen.getByRole('status').textContent

describe('the keys of the desk', () => {
  it.each(rooms.filter(({ letter }) => letter !== null))(
    'go to $key by G $letter',
    async (room) => {
      const { user } = open('/admin')
      await user.keyboard(`g${room.letter}`)
      expect(place()).toBe(room.path)
    },
  )

  it('go to the day by T, and to tenders by G T', async () => {
    const { user } = open()
    await user.keyboard('t')
    expect(place()).toBe('/admin')
    await user.keyboard('gt')
    expect(place()).toBe('/admin/tenders')
  })

  it('are letters in a field', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Field'), 'tga?')
    expect(place()).toBe('/admin/log')
    expect((screen.getByLabelText('Field') as HTMLInputElement).value).toBe('tga?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leave the letter behind G to the room alone, before the page has it', async () => {
    const pressed = vi.fn()
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) pressed(event.key)
    }
    document.addEventListener('keydown', press)
    const { user } = open()
    await user.keyboard('gpp')
    document.removeEventListener('keydown', press)
    expect(place()).toBe('/admin/producers')
    expect(pressed.mock.calls).toEqual([['p']])
  })

  it('are all told by ?, and switched off there for this device', async () => {
    const { user } = open()
    await user.keyboard('?')
    const sheet = within(screen.getByRole('dialog', { name: 'Keyboard' }))
    expect(sheet.getByText('Payments')).toBeDefined()
    await user.click(sheet.getByLabelText(/Single-letter shortcuts/))
    await user.click(sheet.getByRole('button', { name: /Close/ }))
    await user.keyboard('t?')
    expect(place()).toBe('/admin/log')
    expect(screen.queryByRole('dialog')).toBeNull()
    // still to be switched on again
    await user.click(screen.getByRole('button', { name: 'Keyboard' }))
    await user.click(screen.getByLabelText(/Single-letter shortcuts/))
    await user.click(screen.getByRole('button', { name: /Close/ }))
    await user.keyboard('t')
    expect(place()).toBe('/admin')
  })
})
