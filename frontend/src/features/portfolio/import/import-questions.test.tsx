// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ImportQuestion } from '#domain/portfolio/import-rows-schema.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { ToastProvider } from '../../../ui/toasts.tsx'
import { ImportQuestions } from './import-questions.tsx'

englishPage()
beforeAll(async () => {
  await loadTexts('imports', 'portfolio', 'vocabulary')
  // jsdom has the element without its methods
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ mended: 12 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const question = (field: ImportQuestion['field']): ImportQuestion => ({
  key: `${field}.0.cell.2`,
  field,
  sheet: 0,
  from: 'cell',
  column: 2,
  count: 12,
  example: {
    product_id: productIdSchema.parse('prd_00000000'),
    version: 1,
    upload_id: null,
    row: 4,
    facts: { ...noFacts, name: 'Volnay', region: 'Burgund' },
    corrected_fields: [],
    updated_at: '2027-01-10T12:00:00.000Z',
  },
})
const ask = (field: ImportQuestion['field'] = 'region') =>
  renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ImportQuestions
          uploadId="upl_1"
          questions={[question(field)]}
          tables={[]}
          selected=""
          onSelect={() => undefined}
          disabled={false}
        />
      </ToastProvider>
    </QueryClientProvider>,
  ).user

const dialog = () => screen.queryByRole('dialog', { name: 'Leave 12 values empty?' })

it('asks once more before key 2 leaves all values empty, and keeps them on wish', async () => {
  const user = ask()
  await user.keyboard('2')
  expect(dialog()).not.toBeNull()
  // what is asked now is not answered by the figures of the page
  await user.keyboard('123')
  await user.click(screen.getByRole('button', { name: 'Keep the values' }))
  expect(dialog()).toBeNull()
  expect(sent).toEqual([])
})

it('leaves them empty once it is said twice', async () => {
  const user = ask()
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: 'Leave empty' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    product_id: 'prd_00000000',
    field: 'region',
    spread: 'same_doubt',
    confirm: false,
    value: null,
  })
  expect(dialog()).toBeNull()
  expect(await screen.findByText('12 values left empty')).toBeTruthy()
})

it('leaves no name empty: key 2 means nothing there, key 1 confirms', async () => {
  const user = ask('name')
  await user.keyboard('2')
  expect(dialog()).toBeNull()
  await user.keyboard('1')
  await waitFor(() => expect(sent).toMatchObject([{ field: 'name', confirm: true }]))
})
