import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { gatheredMailKinds } from '#domain/accounts/mail-kind.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { MailChoice } from './mail-choice.tsx'

beforeAll(async () => {
  await startTexts('fr')
  await loadTexts('enquiries')
})

const wanted = {
  matches: true,
  saved_searches: true,
  deadlines: true,
  tender_changes: true,
  outcomes: false,
  document_expiry: true,
  private_sales: true,
  invitation: true,
}
const atOnce = {
  matches: 'at_once',
  saved_searches: 'at_once',
  deadlines: 'daily',
  tender_changes: 'at_once',
  outcomes: 'at_once',
  document_expiry: 'weekly',
}

function shown(choice: object): string {
  const queries = new QueryClient()
  const found = { ...wanted, rhythm: atOnce, time_zone: 'Europe/Paris', stopped: null, ...choice }
  queries.setQueryData(['mail-choice'], found)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/fr/profile?section=mail']}>
        <MailChoice />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What is chosen in each list, in their order. */
const chosen = (markup: string) =>
  [...markup.matchAll(/<option[^>]*selected=""[^>]*>([^<]*)</g)].map(([, label]) => label)

it('asks of each kind that can be gathered how often it comes, and by whose clock', () => {
  const markup = shown({})
  expect(markup.match(/<select/g)).toHaveLength(gatheredMailKinds.length + 1)
  expect(chosen(markup)).toEqual([
    'Tout de suite',
    'Tout de suite',
    'Une fois par jour',
    'Tout de suite',
    'Jamais',
    'Une fois par semaine',
    'Paris',
  ])
  // dates of applications are looked at once a day: nothing of them comes at once
  expect(markup.match(/value="at_once"/g)).toHaveLength(gatheredMailKinds.length - 1)
})

it('asks for no clock where nothing is gathered', () => {
  const rhythm = { ...atOnce, document_expiry: 'at_once' }
  const markup = shown({ rhythm, deadlines: false })
  expect(markup.match(/<select/g)).toHaveLength(gatheredMailKinds.length)
})
