// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm, KeptAnswer } from '#domain/applications/application-form.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { offerChecks } from '../use-checks.ts'
import { useOfferCheck } from '../use-offer-check.ts'
import { CheckPart } from './check-part.tsx'

englishPage()
beforeAll(offerChecks.preload)
beforeAll(() => loadTexts('applications', 'workspace', 'compliance', 'vocabulary', 'matching'))

/** A form that asks nothing itself: what is left are the rules. */
const empty = {
  tender_version: 1,
  sections: [],
  asked: { market: 'SE', valid_on: '2026-11-22', sale_start: '2027-06-01', criteria: [] },
  changed: null,
  product: null,
  importer_part: null,
  terms: null,
  offers_of_producer: 1,
  kept: {},
  documents: [],
} as unknown as ApplicationForm

const tender = {
  tender_id: 7 as TenderId,
  market: 'SE',
  sample_deadline: null,
  launch_date: null,
  launch_month: '2027-06',
} as WorkspacePartProps['tender']
const still: FormData = {
  product_id: 'prd_00000001' as FormData['product_id'],
  answers: {},
  facts: { category: 'wine', colour: 'red' },
}

interface DraftProps {
  readonly data: FormData
  readonly readOnly?: boolean
  readonly kept?: Readonly<Record<string, KeptAnswer>>
}

function Draft({ data: first, readOnly = false, kept = {} }: DraftProps) {
  const [data, setData] = useState(first)
  const [form] = useState({ ...empty, kept })
  const check = useOfferCheck(form, data)
  const application = { status: 'DRAFT' } as Application
  const props = { application, tender, form, data, check, readOnly }
  return (
    <>
      <CheckPart {...props} onChange={setData} />
      <output data-testid="facts">{JSON.stringify(data.facts)}</output>
    </>
  )
}

async function show(data: FormData, more: Omit<DraftProps, 'data'> = {}) {
  const queries = new QueryClient()
  queries.setQueryData(['compliance-rules'], complianceRules())
  const shown = await act(async () =>
    renderAt(
      '/tender-application/7/check',
      <QueryClientProvider client={queries}>
        <Draft data={data} {...more} />
      </QueryClientProvider>,
    ),
  )
  // the first rendering waits for texts
  await screen.findByRole('region', { name: /^Blocks the offer/ })
  return shown
}

const question = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-question="${name}"]`)
  if (found === null) throw new Error(`"${name}" is not asked`)
  return found
}

const savedFacts = () => JSON.parse(screen.getByTestId('facts').textContent ?? '')

describe('the part Check', () => {
  it('quotes a rule in English with its source, and says that no lawyer has read it', async () => {
    await show(still)
    const row =
      document.getElementById('finding-SO2-W-DRY') ?? document.querySelector('[data-open-row]')
    expect(row?.querySelector('h4')?.lang).toBe('en')
    expect(row?.querySelector('a[href^="https://"]')).not.toBeNull()
    expect(screen.getAllByText(/not reviewed by a lawyer/).length).toBeGreaterThan(0)
  })

  it('asks each question once', async () => {
    await show(still)
    const names = [...document.querySelectorAll('[data-question]')].map((one) =>
      one.getAttribute('data-question'),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
  })

  it('takes an answer in at the press of yes or no, and goes on to the next row', async () => {
    const { user } = await show(still)
    const organic = question('Sold as organic')
    await user.click(within(organic).getByRole('button', { name: 'No' }))
    expect(document.querySelector('[data-question="Sold as organic"]')).toBeNull()
    expect(screen.getByText(/^Saved\. \d+ points still block/)).toBeDefined()
    expect(document.activeElement?.closest('[data-open-row]')).not.toBeNull()
  })

  it('says of what is no number what to type, and saves nothing of it as a fact', async () => {
    const { user } = await show({
      ...still,
      facts: { ...still.facts, 'organic.claimed': false, so2SpecialSweetCategory: false },
    })
    const country = document.querySelector<HTMLElement>(
      '[data-question] input[inputmode="decimal"]',
    )
    if (country === null) throw new Error('no number is asked')
    await user.type(country, 'much')
    expect(await screen.findByText(/enter a number/)).toBeDefined()
  })

  it('waives a warning for a reason only, and takes it back', async () => {
    const { user } = await show(still)
    const warnings = screen.getByRole('region', { name: /^Warnings/ })
    const open = () => within(warnings).getAllByRole('button', { name: 'Waive with a reason' })[0]
    await user.click(open() as HTMLElement)
    await user.click(within(warnings).getByRole('button', { name: 'Take responsibility' }))
    expect(within(warnings).getByText('Write a reason.')).toBeDefined()
    await user.type(within(warnings).getByLabelText('Why it is no obstacle'), 'Because')
    await user.click(within(warnings).getByRole('button', { name: 'Take responsibility' }))
    expect(within(warnings).getByText('“Because”')).toBeDefined()
    await user.click(within(warnings).getByRole('button', { name: 'Withdraw' }))
    expect(within(warnings).queryByText('“Because”')).toBeNull()
  })

  it('says of a kept answer where it is from, and offers to keep another one', async () => {
    const kept: KeptAnswer = {
      value: true,
      from: 'company',
      at: '2026-11-02T10:00:00.000Z',
      changed: true,
      vintage: null,
    }
    const { user } = await show(still, { kept: { 'ethics.codeOfConductSigned': kept } })
    expect(document.querySelector('[data-question="Code of conduct signed"]')).toBeNull()
    await user.click(screen.getByText('Your answers'))
    const row = document.querySelector<HTMLElement>('[data-answer="ethics.codeOfConductSigned"]')
    if (row === null) throw new Error('the kept answer is not shown')
    expect(row.textContent).toMatch(/Code of conduct signed: Yes/)
    expect(row.textContent).toMatch(/From your company, .*2026, changed since you last saved/)
    expect(within(row).queryByRole('button', { name: /^Keep/ })).toBeNull()

    await user.click(within(row).getByRole('button', { name: 'Change' }))
    await user.click(within(row).getByRole('button', { name: 'No' }))
    expect(row.textContent).toMatch(/Code of conduct signed: No/)
    expect(row.textContent).toMatch(/From your company, .*2026: Yes/)
    expect(within(row).getByRole('button', { name: 'Keep it with the company' })).toBeDefined()
  })

  it('offers to keep an own answer with its product, and what is of one offer nowhere', async () => {
    const facts = { ...still.facts, 'organic.claimed': false, 'sample.lot': 'L1' }
    await show({ ...still, facts })
    const row = (field: string) =>
      within(document.querySelector<HTMLElement>(`[data-answer="${field}"]`) as HTMLElement)
    const name = 'Keep it with the product'
    expect(row('organic.claimed').getByRole('button', { name, hidden: true })).toBeDefined()
    expect(row('sample.lot').queryByRole('button', { name, hidden: true })).toBeNull()
  })

  it('only shows what can no longer be changed', async () => {
    await show(still, { readOnly: true })
    expect(document.querySelectorAll('input, select, textarea').length).toBe(0)
    expect(screen.queryByRole('button', { name: 'Waive with a reason' })).toBeNull()
  })

  it('keeps what was typed when its field is left', async () => {
    const { user } = await show({
      ...still,
      facts: { ...still.facts, 'organic.claimed': false, so2SpecialSweetCategory: false },
    })
    const sulphur = question('Total sulphur dioxide')
    await user.type(within(sulphur).getByRole('textbox'), '90')
    await user.tab()
    await user.tab()
    expect(savedFacts()).toMatchObject({ so2TotalMgPerL: '90' })
  })

  it('keeps nothing that cannot be read when its field is left', async () => {
    const { user } = await show({
      ...still,
      facts: { ...still.facts, 'organic.claimed': false, so2SpecialSweetCategory: false },
    })
    const sulphur = question('Total sulphur dioxide')
    await user.type(within(sulphur).getByRole('textbox'), 'much')
    await user.tab()
    await user.tab()
    expect(savedFacts()).not.toHaveProperty('so2TotalMgPerL')
  })
})
