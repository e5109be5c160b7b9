// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { companyFields } from '#domain/applications/company-fields.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { offerChecks } from '../use-checks.ts'
import { useOfferCheck } from '../use-offer-check.ts'
import { NextStep } from './next-step.tsx'
import { openPoints } from './open-points.ts'
import { useOpenPoint } from './use-open-point.ts'

englishPage()
beforeAll(offerChecks.preload)
beforeAll(() =>
  loadTexts('applications', 'workspace', 'compliance', 'vocabulary', 'matching', 'documents'),
)

const form = {
  tender_version: 1,
  sections: [{ key: 'company', fields: companyFields(null, 'SE') }],
  asked: { market: 'SE', valid_on: '2026-11-22', sale_start: '2027-06-01', criteria: [] },
  changed: null,
  product: null,
  importer_part: null,
  terms: null,
  offers_of_producer: 1,
  kept: {},
  documents: [],
} as unknown as ApplicationForm
const empty: FormData = {
  product_id: 'prd_00000001' as FormData['product_id'],
  answers: {},
  facts: { category: 'wine', colour: 'red' },
}
const tender = { tender_id: 7 as TenderId, market: 'SE' } as WorkspacePartProps['tender']

function Draft() {
  const [data, setData] = useState(empty)
  const check = useOfferCheck(form, data)
  const point = useOpenPoint(useMemo(() => openPoints(check), [check]))
  const props = { application: {} as Application, tender, form, data, check, readOnly: false }
  const nothing = () => {}
  return (
    <NextStep
      {...props}
      part="timeline"
      point={point}
      onChange={setData}
      onSettle={nothing}
      canSubmit={false}
      isLeaving={false}
      onReview={nothing}
    />
  )
}

async function show() {
  const queries = new QueryClient()
  queries.setQueryData(['compliance-rules'], complianceRules())
  const { user } = await act(async () =>
    renderAt(
      '/tender-application/7/timeline',
      <QueryClientProvider client={queries}>
        <Draft />
      </QueryClientProvider>,
    ),
  )
  const box = await screen.findByRole('region', { name: 'Next step' })
  return { user, box }
}

it('leaves the field to who types in it, and goes on at Enter with the focus', async () => {
  const { user, box } = await show()
  const first = within(box).getByRole<HTMLInputElement>('textbox')
  await user.type(first, 'Sample Cellars')
  expect(document.activeElement).toBe(first)
  expect(first.value).toBe('Sample Cellars')
  await user.keyboard('{Enter}')
  expect(first.isConnected).toBe(false)
  expect(box.contains(document.activeElement)).toBe(true)
})

it('goes on from a settled point to the one after it', async () => {
  const { user, box } = await show()
  const place = () => within(box).getByText(/^Point \d+ of/).textContent
  expect(place()).toMatch(/^Point 1 of/)
  const first = within(box).getByRole<HTMLInputElement>('textbox')
  await user.type(first, 'Sample Cellars')
  await user.click(within(box).getByRole('button', { name: /Next point/ }))
  expect(first.isConnected).toBe(false)
  expect(place()).toMatch(/^Point 1 of/)
})
