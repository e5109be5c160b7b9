import { describe, expect, it } from 'vitest'
import { productIdSchema, userIdSchema } from '../shared/ids.ts'
import {
  eventsFor,
  type Offer,
  offerAnew,
  offerAt,
  type Taken,
  takeStep,
  versionOf,
} from './offer.ts'
import { offeringSchema, offerSchema } from './offer-schema.ts'
import {
  hasOpenQuestion,
  isBeforeBuyer,
  type OfferPlace,
  type OfferSide,
  type OfferStep,
  offerSides,
  offerSteps,
  placeOn,
  possibleSteps,
  waitsOnDesk,
} from './offer-steps.ts'

const now = new Date('2026-11-27T12:00:00Z')
const today = '2026-11-27'
const terms = {
  product_id: productIdSchema.parse('prd_00000001'),
  product_name: 'Rouge',
  company_name: 'Domaine du Test',
  volume_ml: 750,
  price: { amount_minor: 650, currency: 'EUR' },
  quantity: 600,
  terms: 'From 60 bottles',
  valid_until: '2026-12-31',
}
const by = {
  producer: { side: 'producer' },
  buyer: { side: 'buyer' },
  desk: { side: 'desk', user_id: userIdSchema.parse('anna'), email: 'anna@example.com' },
} as const
const said: Partial<Record<OfferStep, Partial<Taken['details']>>> = {
  accepted: { quantity: 60 },
  declined: { words: 'Too dear' },
  refused: { words: 'Sold out' },
  delivered: { day: '2026-11-20' },
  asked: { words: 'Which vintage?' },
  replied: { words: '2022' },
}
const nothing = { quantity: null, words: null, day: null }

function first(valid_until: string | null = terms.valid_until): Offer {
  const offer = offerAnew(null, { ...terms, valid_until }, now, today)
  if (offer === null) throw new Error('a first offer is free')
  return offer
}
const take = (offer: Offer, side: OfferSide, step: OfferStep, more: Partial<Taken> = {}) =>
  takeStep(
    offer,
    {
      step,
      by: by[side],
      details: { ...nothing, ...said[step] },
      seen: versionOf(offer),
      ...more,
    },
    now,
    today,
  )
function through(...steps: (readonly [OfferSide, OfferStep])[]): Offer {
  let offer = first()
  for (const [side, step] of steps) {
    const taken = take(offer, side, step)
    if (!taken.ok) throw new Error(`${side} ${step}: ${taken.code}`)
    offer = taken.value
  }
  return offer
}

const shown = ['desk', 'shown'] as const
const accepted = ['buyer', 'accepted'] as const
const asked = ['buyer', 'asked'] as const
const places: Record<Exclude<OfferPlace, 'none' | 'expired'>, Offer> = {
  offered: through(),
  shown: through(shown),
  accepted: through(shown, accepted),
  declined: through(shown, ['buyer', 'declined']),
  withdrawn: through(shown, ['producer', 'withdrawn']),
  refused: through(shown, accepted, ['producer', 'refused']),
  ordered: through(shown, accepted, ['producer', 'ordered']),
  delivered: through(shown, accepted, ['desk', 'ordered'], ['producer', 'delivered']),
}

/** Written by hand: what each side can do at each place while the offer stands, no question being open. */
const expected: Record<keyof typeof places, Record<OfferSide, string>> = {
  offered: { producer: 'withdrawn', buyer: '', desk: 'shown' },
  shown: { producer: 'withdrawn', buyer: 'accepted declined asked', desk: '' },
  accepted: {
    producer: 'refused ordered',
    buyer: 'accepted declined asked',
    desk: 'ordered',
  },
  declined: { producer: 'offered', buyer: 'accepted declined asked', desk: '' },
  withdrawn: { producer: 'offered', buyer: '', desk: '' },
  refused: { producer: '', buyer: '', desk: '' },
  ordered: { producer: 'delivered', buyer: 'asked', desk: 'delivered' },
  delivered: { producer: 'delivered', buyer: '', desk: 'delivered' },
}

describe('the life of an offer', () => {
  it.each(Object.keys(places) as (keyof typeof places)[])('lets each side do at %s', (place) => {
    const offer = places[place]
    expect(placeOn(offer, today)).toBe(place)
    for (const side of offerSides) {
      expect(possibleSteps(offer, side, today).join(' '), side).toBe(expected[place][side])
    }
  })

  it('refuses every other step of every side at every place', () => {
    for (const [place, offer] of Object.entries(places)) {
      for (const side of offerSides) {
        const allowed = expected[place as keyof typeof places][side].split(' ')
        for (const step of offerSteps) {
          if (allowed.includes(step)) continue
          const refused = take(offer, side, step)
          expect(refused, `${side} ${step} at ${place}`).toEqual({
            ok: false,
            code: 'transition_not_allowed',
          })
        }
      }
    }
  })

  it('stands until the end of its last day, and an answer given by then stays good', () => {
    const on = (offer: Offer, day: string) => possibleSteps(offer, 'buyer', day)
    expect(on(places.shown, '2026-12-31')).toContain('accepted')
    expect(placeOn(places.shown, '2027-01-01')).toBe('expired')
    expect(on(places.shown, '2027-01-01')).toEqual([])
    expect(possibleSteps(places.shown, 'producer', '2027-01-01')).toEqual(['offered'])
    expect(possibleSteps(places.offered, 'desk', '2027-01-01')).toEqual([])
    // who accepted in time can still decline, and is not kept from the order
    expect(on(places.accepted, '2027-01-01')).toEqual(['declined', 'asked'])
    expect(possibleSteps(places.accepted, 'producer', '2027-01-01')).toContain('ordered')
    // offers from before terms were kept end with nothing but the request
    expect(placeOn(first(null), '2099-01-01')).toBe('offered')
  })

  it('answers each question once, and a question leaves the answer as it is', () => {
    const waiting = through(shown, accepted, asked)
    expect([placeOn(waiting, today), hasOpenQuestion(waiting)]).toEqual(['accepted', true])
    expect(possibleSteps(waiting, 'producer', today)).toContain('replied')
    const answered = take(waiting, 'producer', 'replied')
    if (!answered.ok) throw new Error(answered.code)
    expect(hasOpenQuestion(answered.value)).toBe(false)
    expect(possibleSteps(answered.value, 'producer', today)).not.toContain('replied')
  })

  it('lets the producer answer a question of the last day on the days after', () => {
    const waiting = through(shown, asked)
    expect(placeOn(waiting, '2027-01-01')).toBe('expired')
    expect(possibleSteps(waiting, 'producer', '2027-01-01')).toEqual(['offered', 'replied'])
  })

  it('was on other terms before it was made anew', () => {
    const dearer = { ...terms, price: { amount_minor: 700, currency: 'EUR' } }
    const anew = offerAnew(places.withdrawn, dearer, now, today)
    if (anew === null) throw new Error('a withdrawn one can be made anew')
    expect(offerAt(anew, 3)).toEqual(places.withdrawn)
    expect(offerAt(anew, 4)).toEqual(anew)
  })

  it('takes what was sent twice once, and nothing over a version that was not seen', () => {
    const once = take(places.shown, 'buyer', 'accepted')
    if (!once.ok) throw new Error(once.code)
    const seen = versionOf(places.shown)
    const again = take(once.value, 'buyer', 'accepted', { seen })
    expect(again.ok && again.value).toBe(once.value)
    const other = { seen, details: { ...nothing, quantity: 61 } }
    expect(take(once.value, 'buyer', 'accepted', other)).toMatchObject({ code: 'version_conflict' })
    expect(take(once.value, 'buyer', 'declined', { seen })).toMatchObject({
      code: 'version_conflict',
    })
  })

  it.each([
    ['accepted', nothing],
    ['accepted', { ...nothing, quantity: 601 }],
    ['accepted', { ...nothing, quantity: 60, day: today }],
    ['declined', nothing],
    ['asked', { ...nothing, quantity: 1, words: 'And?' }],
  ] as const)('refuses %s that says %j', (step, details) => {
    expect(take(places.shown, 'buyer', step, { details })).toMatchObject({
      code: 'form_incomplete',
    })
  })

  it('takes no delivery that is still to come, and a corrected day over the one before', () => {
    const on = (day: string) => ({ details: { ...nothing, day } })
    expect(take(places.ordered, 'producer', 'delivered', on('2026-11-28'))).toMatchObject({
      code: 'form_incomplete',
    })
    const corrected = take(places.delivered, 'desk', 'delivered', on(today))
    expect(corrected.ok && corrected.value.events.at(-1)?.day).toBe(today)
  })

  it('can be made anew on other terms, which the buyer sees once they are shown', () => {
    const dearer = { ...terms, price: { amount_minor: 700, currency: 'EUR' } }
    expect(offerAnew(places.shown, dearer, now, today)).toBeNull()
    const anew = offerAnew(places.declined, dearer, now, today)
    if (anew === null) throw new Error('a declined one can be made anew')
    expect(versionOf(anew)).toBe(4)
    expect(anew.events.map(({ terms: of }) => of?.price?.amount_minor)).toEqual([
      650,
      undefined,
      undefined,
      700,
    ])
    expect([isBeforeBuyer(places.declined), isBeforeBuyer(anew)]).toEqual([true, false])
    expect(possibleSteps(anew, 'desk', today)).toEqual(['shown'])
  })

  it('waits on the desk until it is shown, and while it is accepted and nobody confirmed it', () => {
    const waiting = Object.entries(places).filter(([, offer]) => waitsOnDesk(offer))
    expect(waiting.map(([place]) => place)).toEqual(['offered', 'accepted'])
  })

  it('ends the questions of a link before a row is full, and lets the producer still answer', () => {
    let offer = through(shown)
    let code = ''
    while (code === '') {
      const taken = take(offer, 'buyer', 'asked')
      if (taken.ok) offer = taken.value
      else code = taken.code
    }
    expect([code, offer.events.length]).toEqual(['thread_full', 60])
    expect(take(offer, 'producer', 'replied')).toMatchObject({ ok: true })
  })

  it('says to nobody who of the desk did something', () => {
    const read = JSON.stringify(eventsFor(places.delivered.events))
    expect(read).toContain('"by":"desk"')
    expect(read).not.toContain('anna')
  })

  it('is read as it was written, also one from before terms were kept', () => {
    expect(offerSchema.parse(places.delivered)).toEqual(places.delivered)
    const { product_id, product_name, company_name } = terms
    const at = now.toISOString()
    const event = { step: 'offered', at, by: by.producer }
    const old = { product_id, product_name, company_name, offered_at: at, events: [event] }
    expect(offerSchema.parse(old)).toMatchObject({ price: null, valid_until: null })
  })

  it.each([
    { price: { amount_minor: 0, currency: 'EUR' } },
    { quantity: 0 },
    { quantity: 1.5 },
    { terms: 'x'.repeat(1001) },
    { terms: '\ud800' },
    { valid_until: '2026-02-30' },
  ])('refuses an offer with %j', (wrong) => {
    const { product_id, price, quantity, valid_until } = terms
    const good = { product_id, price, quantity, valid_until, terms: null }
    expect(offeringSchema.safeParse(good).success).toBe(true)
    expect(offeringSchema.safeParse({ ...good, ...wrong }).success).toBe(false)
  })
})
