// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { offerForm, useWorkspaceKeys } from './use-workspace-keys.ts'

englishPage()

function Page({ onSubmit }: { readonly onSubmit: () => void }) {
  useWorkspaceKeys({ onNext: () => {}, onPart: () => {}, onSubmit })
  return (
    <>
      <form {...offerForm}>
        <input aria-label="Producer" />
      </form>
      <form>
        <textarea aria-label="Reason" />
      </form>
    </>
  )
}

it('submits with Ctrl+Enter from the form of the tender, not while a reason is written', async () => {
  let submitted = 0
  const { user } = renderAt('/', <Page onSubmit={() => (submitted += 1)} />)
  await user.type(screen.getByLabelText('Reason'), 'Because{Control>}{Enter}{/Control}')
  expect(submitted).toBe(0)
  await user.type(screen.getByLabelText('Producer'), 'Sample{Control>}{Enter}{/Control}')
  expect(submitted).toBe(1)
})
