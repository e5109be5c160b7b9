// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { usePageKeys } from './use-page-keys.ts'

englishPage()

function Page({ onKey }: { readonly onKey: (key: string) => void }) {
  usePageKeys(true, { 1: () => onKey('1'), 2: () => onKey('2') })
  return (
    <>
      <button type="button">Elsewhere</button>
      {/* biome-ignore lint/a11y/useSemanticElements: as the review has it */}
      <div role="grid" tabIndex={0} aria-label="Rows" />
    </>
  )
}

it('answers by a figure from the page, not while a cell has the keys', async () => {
  const pressed: string[] = []
  const { user } = renderAt('/', <Page onKey={(key) => pressed.push(key)} />)
  await user.click(screen.getByRole('grid'))
  await user.keyboard('2021')
  expect(pressed).toEqual([])
  await user.click(screen.getByRole('button'))
  await user.keyboard('1')
  expect(pressed).toEqual(['1'])
})
