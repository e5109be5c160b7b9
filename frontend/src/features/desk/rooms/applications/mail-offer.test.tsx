// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../../i18n/i18n.ts'
import type { ApiOutput } from '../../../../lib/api.ts'
import { englishPage, renderAt } from '../../../../ui/test/render-in-english.tsx'
import { MailOffer } from './mail-offer.tsx'

englishPage()
beforeAll(() => loadTexts('desk-applications'))

const swedish = {
  importer_id: 'imp_12345678',
  market: 'SE',
  name: 'Sample Import AB',
  email: 'desk@import.example',
}
const unaddressed = { ...swedish, importer_id: 'imp_23456789', name: 'No Mail AB', email: null }
const norwegian = { ...swedish, market: 'NO', name: 'Norsk AS', email: 'norsk@import.example' }

/** The receipt names a package of two files. */
function renderMail(importers: readonly unknown[], receipt: unknown) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['listImporters'], { importers })
  queries.setQueryData(['findReceipt', 'user-1', 7], { receipt })
  const found = {
    user_id: 'user-1',
    tender: { tender_id: 7, market: 'SE' },
    application: { version: 3 },
  } as unknown as ApiOutput<'findApplication'>
  return renderAt(
    '/admin/applications/user-1/7',
    <QueryClientProvider client={queries}>
      <MailOffer found={found} />
    </QueryClientProvider>,
  )
}
const receipt = { package: { name: 'offer.zip', size_bytes: 2048 }, files: [{}, {}] }

describe('the mail of an offer', () => {
  it('is for importers of the market that have an address', () => {
    renderMail([norwegian, unaddressed, swedish], receipt)
    const options = within(screen.getByLabelText('Importer')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Sample Import AB, desk@import.example',
    ])
  })

  it('leads to the settings where there is none', () => {
    renderMail([norwegian, unaddressed], receipt)
    screen.getByText('No importer with an e-mail address in this market')
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
      '/admin/settings',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('waits for the seal of the package', () => {
    renderMail([swedish], null)
    const look = screen.getByRole<HTMLButtonElement>('button', { name: 'Preview the e-mail' })
    expect(look.disabled).toBe(true)
  })
})
