// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { focusIn } from './place-of-point.ts'

englishPage()
Element.prototype.scrollIntoView = () => {}

it('leads to the question and not to what is read before it, and unfolds what it is in', () => {
  renderAt(
    '/',
    <details>
      <ul>
        <li data-testid="row">
          <div data-found>
            <a href="https://law.example">The law</a>
          </div>
          <a href="/offer">Elsewhere</a>
          <div data-question="Sugar">
            <input aria-label="Sugar" />
          </div>
        </li>
        <li data-testid="other">
          <div data-found>
            <a href="https://law.example/2">Another law</a>
          </div>
          <a href="/offer">Answer in the offer</a>
        </li>
      </ul>
    </details>,
  )
  focusIn(screen.getByTestId('row'))
  expect(document.activeElement).toBe(screen.getByLabelText('Sugar'))
  expect(document.querySelector('details')?.open).toBe(true)
  focusIn(screen.getByTestId('other'))
  expect(document.activeElement?.textContent).toBe('Answer in the offer')
})
