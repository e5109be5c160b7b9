import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll } from 'vitest'
import { startTexts } from '../../i18n/i18n.ts'

const wideEnough = {
  matches: true,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
} as const

/** Lets the tests of a file render components with the site's own English texts and take them away again. */
export function englishPage() {
  beforeAll(async () => {
    // jsdom lays nothing out: what asks for a width has all the room there is
    window.matchMedia ??= (media) => Object.assign(new EventTarget(), wideEnough, { media })
    await startTexts('en')
  })
  afterEach(cleanup)
}

/** Renders components at an address of the site; `user` presses and types as a person does. */
export function renderAt(address: string, children: ReactNode) {
  const page = (content: ReactNode) => (
    <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
  )
  const { rerender, container } = render(page(children))
  return {
    user: userEvent.setup(),
    container,
    rerender: (content: ReactNode) => rerender(page(content)),
  }
}
