// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { KeptFindings, type KeptFindingsProps } from './kept-findings.tsx'

englishPage()
beforeAll(() => loadTexts('workspace'))

type Kept = KeptFindingsProps['kept']
const tender = {
  tender_id: 7,
  market: 'SE',
  launch_date: '2027-06-01',
} as KeptFindingsProps['tender']
const finding: Kept['findings'][number] = {
  rule_id: 'OLD-RULE',
  phase: 'offer',
  status: 'waived',
  severity: 'warning',
  title: 'A rule that is no more',
  message: 'It asked for a map.',
  source: {
    text: 'A law of then',
    url: 'https://example.com/law',
    date: '2020-01-02',
    reviewed_by_lawyer: false,
  },
  waiver: { by: 'A. Test', reason: 'The map follows.', at: '2026-01-03T10:00:00Z' },
}
const show = (kept: Kept) =>
  renderAt('/tender-application/7/check', <KeptFindings kept={kept} tender={tender} />)

describe('the findings of a submission', () => {
  it('are those that were kept, in their words, with who waived them and the rules of that day', async () => {
    const launch = { ...finding, rule_id: 'tender:deposit', phase: 'launch' as const, waiver: null }
    show({ findings: [finding, launch], rules_version: '2026-01-01' })
    const warnings = await screen.findByRole('region', { name: 'Warnings 1' })
    expect(within(warnings).getByText('A rule that is no more').lang).toBe('en')
    expect(within(warnings).getByText('Waived')).toBeDefined()
    expect(within(warnings).getByText(/^A\. Test, .+: “The map follows\.”$/)).toBeDefined()
    expect(within(warnings).getByText(/rule OLD-RULE · not reviewed by a lawyer/)).toBeDefined()
    expect(screen.getByText(/Checked against the rules of .*2026/)).toBeDefined()
    expect(screen.getByText(/^1, until .*2027/)).toBeDefined()
    expect(screen.queryByText(/tender:deposit/)).toBeNull()
  })

  it('say so where no rules were checked yet', async () => {
    show({ findings: [], rules_version: null })
    await screen.findByText('When you submitted, rules were not yet being checked.')
    expect(screen.queryByText('Nothing blocks the offer.')).toBeNull()
  })
})
