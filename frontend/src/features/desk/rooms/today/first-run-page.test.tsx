// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { firstRunSteps } from '#domain/desk/first-run.ts'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { FirstRunPage } from './first-run-page.tsx'

englishPage()
beforeAll(() => loadTexts('desk', 'desk-today'))

it('says of each step whether it is done, what is missing and where to do it', () => {
  const missing: Partial<Record<string, string[]>> = { importers: ['SE', 'FI'], prices: ['x'] }
  const steps = firstRunSteps.map((step) => ({ step, missing: missing[step] ?? [] }))
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['getFirstRun'], { steps })
  renderAt(
    '/admin/first-run',
    <QueryClientProvider client={queries}>
      <FirstRunPage />
    </QueryClientProvider>,
  )
  expect(screen.getByText(/^Steps done: 3 of 5/)).toBeDefined()
  const step = (name: RegExp) =>
    within(
      screen.getAllByRole('listitem').find(({ textContent }) => name.test(textContent ?? '')) ??
        document.body,
    )
  const importers = step(/^Enter an importer/)
  expect(importers.getByText('Missing: Sweden and Finland')).toBeDefined()
  expect(importers.getByRole('link').getAttribute('href')).toBe('/admin/settings')
  expect(step(/^Bring the first plan/).getByText('Done')).toBeDefined()
  expect(step(/^Set up the prices/).getByText('Missing: x')).toBeDefined()
})
