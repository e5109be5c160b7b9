// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { offerEventSchema } from '#domain/enquiries/offer-schema.ts'
import type { OfferSide, OfferStep } from '#domain/enquiries/offer-steps.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { ApiError } from '../api-error.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferCard, type ShownOffer } from './offer-card.tsx'
import type { Said, TypedStep } from './step-form.tsx'

englishPage()
beforeAll(() => loadTexts('private-offers', 'failures'))

const steps: readonly TypedStep[] = [
  'accepted',
  'declined',
  'asked',
  'replied',
  'ordered',
  'refused',
  'delivered',
  'withdrawn',
]
let taken: { step: TypedStep; said: Said }[]
let conflicts: number
let failure: Error | null
beforeEach(() => {
  taken = []
  conflicts = 0
  failure = null
})

function offerAfter(...happened: OfferStep[]): ShownOffer {
  const events = happened.map((step, index) => ({
    ...offerEventSchema.unwrap().parse({
      ...{ step, at: `2026-11-2${index}T10:00:00Z`, by: { side: 'buyer' } },
      words: step === 'asked' ? 'Which vintage?' : null,
    }),
    by: 'buyer' as const,
  }))
  const place = happened.at(-1) as ShownOffer['place']
  return {
    product_id: productIdSchema.parse('prd_00000001'),
    product_name: 'Rouge',
    company_name: 'Domaine du Test',
    volume_ml: 750,
    price: { amount_minor: 650, currency: 'EUR' },
    quantity: 600,
    terms: null,
    valid_until: '2099-12-31',
    offered_at: '2026-11-20T10:00:00Z',
    place: place,
    has_question: false,
    version: events.length,
    events,
  }
}

function show(offer: ShownOffer, side: OfferSide) {
  renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <OfferCard offer={offer}>
        <OfferActions
          offer={offer}
          side={side}
          market="SE"
          steps={steps}
          take={async (step, said) => {
            taken.push({ step, said })
            if (failure !== null) throw failure
          }}
          onConflict={() => conflicts++}
        />
      </OfferCard>
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('offers each side what it can do, and no more', () => {
  show(offerAfter('offered', 'shown', 'accepted'), 'producer')
  expect(buttons()).toEqual(['Confirm the order', 'Cannot confirm'])
})

it('says what is missing, and sends an answer once it is whole', async () => {
  show(offerAfter('offered', 'shown'), 'buyer')
  expect(buttons()).toEqual(['Accept', 'Decline', 'Ask a question'])
  press('Accept')
  fireEvent.change(screen.getByLabelText('How many bottles or cans'), { target: { value: '601' } })
  press('Send acceptance')
  screen.getByText('Enter a whole number from 1 to 600')
  expect(taken).toEqual([])
  fireEvent.change(screen.getByLabelText('How many bottles or cans'), { target: { value: '60' } })
  press('Send acceptance')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(taken).toEqual([{ step: 'accepted', said: { quantity: 60, words: null, day: null } }])
})

it('asks for a reason where one is needed', () => {
  show(offerAfter('offered', 'shown'), 'buyer')
  press('Decline')
  press('Send refusal')
  screen.getByText('Enter a few words')
  expect(taken).toEqual([])
})

it('keeps what was typed when somebody else was first, and has the newest shown', async () => {
  failure = new ApiError('version_conflict')
  show(offerAfter('offered', 'shown'), 'buyer')
  press('Ask a question')
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'And?' } })
  press('Send question')
  await screen.findByText(/Something was changed in the meantime/)
  expect(conflicts).toBe(1)
  expect(screen.getByLabelText('Your question')).toHaveProperty('value', 'And?')
})

it('has the newest shown when that can be done no more', async () => {
  failure = new ApiError('transition_not_allowed')
  show(offerAfter('offered', 'shown'), 'buyer')
  press('Ask a question')
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'And?' } })
  press('Send question')
  await screen.findByText('Its current status does not allow this.')
  expect(conflicts).toBe(1)
})

it.each([
  [false, ['offered']],
  [true, ['offered', 'shown']],
] as const)('says whether the buyer reads the reason of a withdrawal: %s', (isRead, steps) => {
  show(offerAfter(...steps), 'producer')
  press('Withdraw the offer')
  screen.getByLabelText(/^Reason/)
  expect(screen.queryByLabelText(/shown to the buyer/) !== null).toBe(isRead)
})

it('shows what was written, as text', () => {
  show(offerAfter('offered', 'shown', 'accepted', 'asked'), 'producer')
  screen.getByText('Which vintage?')
  expect(buttons()).toContain('Answer the question')
})
