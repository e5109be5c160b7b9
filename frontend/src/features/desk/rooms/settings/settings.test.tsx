// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { ToastProvider } from '../../../../ui/toasts.tsx'
import { Importers } from './importers.tsx'
import { Operators } from './operators.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-settings'))

/** With what the API answered before. */
function renderSettings(children: ReactNode, answers: Readonly<Record<string, unknown>>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  for (const [key, answer] of Object.entries(answers)) queries.setQueryData([key], answer)
  return renderAt(
    '/admin/settings',
    <QueryClientProvider client={queries}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>,
  )
}

const listOperators = {
  operators: [
    { user_id: 'a', email: 'admin@example.com', role: 'admin', is_invited: false },
    { user_id: 'b', email: 'new@example.com', role: 'operator', is_invited: true },
  ],
}
const importer = {
  importer_id: 'imp_12345678',
  market: 'SE',
  name: 'Test Import AB',
  licence: 'SE-1',
  contact_name: null,
  email: 'desk@import.example',
  phone: null,
  portal_account: null,
  lead_days: 0,
  version: 3,
}

describe('the members of the desk', () => {
  it('are changed by administrators', () => {
    renderSettings(<Operators mayChange />, { listOperators })
    const row = screen.getByRole('row', { name: /new@example.com/ })
    expect(row.textContent).toContain('Invited')
    expect(
      within(row)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Send the invitation again', 'Make administrator', 'Remove from the desk'])
    screen.getByRole('button', { name: 'Invite' })
  })

  it('are only read by operators', () => {
    renderSettings(<Operators mayChange={false} />, { listOperators })
    expect(screen.getAllByRole('row')).toHaveLength(3)
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(['Download CSV'])
  })
})

describe('importers', () => {
  it('are shown with what is said of them', () => {
    renderSettings(<Importers mayChange />, {
      listImporters: { importers: [importer] },
    })
    const row = screen.getByRole('row', { name: /Test Import AB/ })
    expect(row.textContent).toContain('Sweden')
    expect(row.textContent).toContain('desk@import.example')
    within(row).getByRole('button', { name: 'Change' })
  })

  it('are none at first, which says what they are for', () => {
    renderSettings(<Importers mayChange={false} />, { listImporters: { importers: [] } })
    expect(screen.getByText(/No importer yet/)).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
