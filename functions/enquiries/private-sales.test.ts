import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import type { PrivateSaleId, ProductId, UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { knownRedWine, userId } from '../platform/test/builders.ts'
import { grantPlan } from '../platform/test/grant-plan.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle, type Limit } from '../platform/throttle/throttle.ts'
import { productRowOf } from '../portfolio/product-row.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createAnswerLinkStore } from './answer-link-store.ts'
import { answerOffer, openAnswers } from './answer-offers.ts'
import { changeEnquiry } from './change-enquiry.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { createEnquiryStore, endOf } from './enquiry-store.ts'
import { createAskForWork, enquiryWorkSchema } from './enquiry-work.ts'
import { listOffersForToday } from './list-for-today.ts'
import { listOffers } from './list-offers.ts'
import { offerForPrivateSale } from './offer-for-private-sale.ts'
import { changeOwnOffer, listOwnOffers } from './own-offers.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { processEnquiry } from './process-enquiry.ts'
import { recordOfferStep, showOffers } from './show-offers.ts'
import { takeEnquiry } from './take-enquiry.ts'
import { setMailChoice } from './unsubscribe.ts'

const anna = userId('anna')
const request = { request_id: 'req-1', access_token: null, ip: '203.0.113.7', locale: null }
const nothing = { quantity: null, words: null, day: null }
const terms = {
  price: { amount_minor: 650, currency: 'EUR' },
  quantity: 600,
  terms: 'Ex works, from 60 bottles',
  valid_until: '2026-12-31',
}

describe('private sales', () => {
  let cloud: TestCloud
  let deps: EnquiryDeps & {
    links: ReturnType<typeof createAnswerLinkStore>
    throttle: ReturnType<typeof createThrottle>
  }
  let now = new Date('2026-11-20T12:00:00Z')

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    deps = {
      enquiries: createEnquiryStore(cloud.table('ENQUIRIES_TABLE')),
      contacts: createPrivateSaleContactStore(cloud.table('PRIVATE_SALE_CONTACTS_TABLE')),
      links: createAnswerLinkStore(cloud.table('ENQUIRIES_TABLE')),
      accessPlans: createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
      addressOf: async (user_id) => `${user_id}@example.com`,
      sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'enquiries'),
      askForWork: createAskForWork(new SQSClient({}), cloud.environment.ENQUIRY_QUEUE_URL),
      contactMail: 'desk@nordgate.example',
      siteOrigin: cloud.environment.SITE_ORIGIN,
      now: () => now,
    }
  })
  afterAll(() => cloud.stop())

  /** All work that is queued, delivered twice. */
  async function processWaiting(): Promise<void> {
    for (;;) {
      const work = (await cloud.enquiryWork()).map((one) => enquiryWorkSchema.parse(one))
      if (work.length === 0) return
      for (const one of [...work, ...work]) await processEnquiry(deps, one)
    }
  }
  async function mailsTo(address: string) {
    const answer = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    return (await answer.json()) as { subject: string; text: string; html: string }[]
  }

  /** A request with an offer of one producer each. */
  async function begin(language: Locale = 'en', ...producers: string[]) {
    now = new Date(now.getTime() + 86_400_000)
    const email = `${randomUUID()}@example.com`
    const asked = privateSaleRequestSchema.parse({
      enquiry_id: `pvs_${randomUUID()}`,
      buyer_type: 'horeca',
      company: 'Test Hotel AB',
      contact_name: 'B. Buyer',
      email,
      phone: '+46 8 1',
      market: 'SE',
      category: null,
      origin_country: null,
      wanted: 'A house wine',
      quantity: '600 bottles a year',
      needed_by: null,
      language,
    })
    const taken = await takeEnquiry(deps, { ...asked, kind: 'private_sale' }, request)
    if (!taken.ok) throw new Error(taken.code)
    const offers = []
    for (const name of producers) offers.push(await offerOf(name, asked.enquiry_id))
    await processWaiting()
    return { sale: asked.enquiry_id, email, offers }
  }
  async function offerOf(name: string, private_sale_id: PrivateSaleId) {
    now = new Date(now.getTime() + 1000)
    const user_id = userId(name)
    await grantPlan(cloud, user_id)
    const product = {
      product_id: randomIds.product(),
      version: 1,
      upload_id: null,
      row: null,
      facts: { ...knownRedWine, name: `Wine of ${name} {code}` },
      corrected_fields: [],
      updated_at: now.toISOString(),
    }
    const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
    await deps.products.saveReading(row, null)
    const { product_id } = product
    const made = await offerForPrivateSale(deps, user_id, { ...terms, private_sale_id, product_id })
    if (!made.ok) throw new Error(made.code)
    return { user_id, product_id }
  }
  const logged: unknown[] = []
  const show = (sale: PrivateSaleId, ...offers: { product_id: ProductId; version?: number }[]) =>
    showOffers(
      deps,
      sale,
      { offers: offers.map(({ product_id, version = 1 }) => ({ product_id, version })) },
      anna,
      (change) => logged.push(change),
    )
  /** The key of the link in the newest mail to an address. */
  async function keyFor(address: string): Promise<string> {
    await processWaiting()
    const [newest] = await mailsTo(address)
    return /answer#key=(\S+)/.exec(newest?.text ?? '')?.[1] ?? ''
  }
  type Step = Partial<Parameters<typeof answerOffer>[1]>
  const answer = (key: string, product_id: ProductId, version: number, said: Step) =>
    answerOffer(deps, { ...nothing, step: 'accepted', key, product_id, version, ...said }, request)
  const accept = (key: string, product_id: ProductId, version = 2) =>
    answer(key, product_id, version, { quantity: 60, words: 'For Easter' })
  const produce = (
    user_id: UserId,
    private_sale_id: PrivateSaleId,
    said: Partial<Parameters<typeof changeOwnOffer>[2]>,
  ) =>
    changeOwnOffer(deps, user_id, {
      ...nothing,
      private_sale_id,
      step: 'ordered',
      version: 3,
      ...said,
    })
  const own = async (user_id: UserId) => {
    const listed = await listOwnOffers(deps, user_id, { limit: 10 })
    if (!listed.ok) throw new Error(listed.code)
    return listed.value.offers
  }
  const waiting = async (sale: PrivateSaleId) =>
    (await listOffersForToday(deps)).filter(({ path }) => path === `messages/${sale}`)

  it('go from the offer to the delivery, each side told once of what the other did', async () => {
    const { sale, email, offers } = await begin('en', 'first', 'second')
    const [one, two] = offers
    if (!one || !two) throw new Error('no offers')
    expect(await waiting(sale)).toHaveLength(2)
    expect(await mailsTo(email)).toEqual([])
    // one press, twice
    const [shown, again] = [await show(sale, one, two), await show(sale, one, two)]
    expect([shown.ok, again.ok]).toEqual([true, true])
    const key = await keyFor(email)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 offers for your request P-/),
    ])
    for (const word of ['€6.50', 'Wine of first (code)', 'Wine of second', '31 December 2026']) {
      expect(mails[0]?.text).toContain(word)
    }
    // neither who offers by mail nor a word of the visitor
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/first@|second@|house wine|Test Hotel/)
    expect(await waiting(sale)).toEqual([])
    expect((await deps.enquiries.find(sale))?.enquiry.status).toBe('answered')
    expect(logged).toContainEqual({
      before: { [one.product_id]: 'offered', [two.product_id]: 'offered' },
      after: { [one.product_id]: 'shown', [two.product_id]: 'shown' },
    })

    const opened = await openAnswers(deps, key, request)
    expect(opened).toMatchObject({
      value: { wanted: 'A house wine', is_closed: false, offers: [{ place: 'shown' }, {}] },
    })
    expect(JSON.stringify(opened)).not.toMatch(/first@|second@|"user_id"|anna/)
    // a double click
    const [a, b] = await Promise.all([accept(key, one.product_id), accept(key, one.product_id)])
    expect([a.ok, b.ok]).toEqual([true, true])
    expect(await accept(key, one.product_id)).toMatchObject({ ok: true })
    await answer(key, two.product_id, 2, { step: 'declined', words: 'Too dear' })
    await processWaiting()
    expect((await mailsTo('first@example.com')).map(({ subject }) => subject)).toEqual([
      'A buyer has accepted your offer of Wine of first (code)',
    ])
    const [declined] = await mailsTo('second@example.com')
    expect(declined?.subject).toContain('has declined')
    // what a visitor writes stands on the page
    expect(declined?.text).not.toContain('Too dear')
    expect(await waiting(sale)).toMatchObject([{ due: '2026-11-24' }])

    expect(await own(one.user_id)).toMatchObject([
      { buyer: { company: 'Test Hotel AB', contact: null }, offer: { place: 'accepted' } },
    ])
    expect(await own(two.user_id)).toMatchObject([{ buyer: null, offer: { place: 'declined' } }])
    expect(await produce(one.user_id, sale, { words: 'Thank you {code}' })).toMatchObject({
      ok: true,
      value: { buyer: { contact: { name: 'B. Buyer', email, phone: '+46 8 1' } } },
    })
    expect(await waiting(sale)).toEqual([])
    // the answer stands from the order on
    expect(await answer(key, one.product_id, 4, { step: 'declined', words: 'No' })).toEqual({
      ok: false,
      code: 'transition_not_allowed',
    })
    await produce(one.user_id, sale, { step: 'delivered', day: '2026-11-21', version: 4 })
    await processWaiting()
    const subjects = (await mailsTo(email)).map(({ subject }) => subject).toReversed()
    expect(subjects.slice(1)).toEqual([
      'Wine of first (code): your order is confirmed',
      'Wine of first (code): delivered on 21 November 2026',
    ])
    const [last, ordered] = await mailsTo(email)
    expect(ordered?.text).toContain('Thank you')
    // the link of each mail is another, and each is good
    const newest = /answer#key=(\S+)/.exec(last?.text ?? '')?.[1] ?? ''
    expect(newest).not.toBe(key)
    for (const good of [key, newest]) {
      expect(await openAnswers(deps, good, request)).toMatchObject({
        value: { offers: [{ place: 'delivered' }, { place: 'declined' }] },
      })
    }
  })

  it('pass a question on, and its answer with the words of the producer', async () => {
    const { sale, email, offers } = await begin('fr', 'asked')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    const key = await keyFor(email)
    await answer(key, one.product_id, 2, { step: 'asked', words: 'Which vintage?' })
    expect(await own(one.user_id)).toMatchObject([{ offer: { has_question: true } }])
    expect(await produce(one.user_id, sale, { step: 'replied', words: 'The 2022' })).toMatchObject({
      ok: true,
      value: { offer: { has_question: false, place: 'shown' } },
    })
    await processWaiting()
    const [reply] = await mailsTo(email)
    expect(reply?.subject).toContain('réponse à votre question')
    expect(reply?.text).toContain('The 2022')
    expect(reply?.text).toContain('/fr/private-sales/answer#key=')
  })

  it('take an answer over the version that was seen, from two tabs and after a withdrawal', async () => {
    const { sale, email, offers } = await begin('en', 'changing')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    const key = await keyFor(email)
    expect(await accept(key, one.product_id)).toMatchObject({ ok: true })
    const other = { step: 'declined', words: 'Changed our mind' } as const
    expect(await answer(key, one.product_id, 2, other)).toMatchObject({ code: 'version_conflict' })
    expect(await answer(key, one.product_id, 3, other)).toMatchObject({ ok: true })
    expect(await accept(key, one.product_id, 4)).toMatchObject({ ok: true })
    expect(await produce(one.user_id, sale, { step: 'withdrawn', version: 5 })).toMatchObject({
      code: 'transition_not_allowed',
    })
    expect(
      await produce(one.user_id, sale, { step: 'refused', words: 'Sold out', version: 5 }),
    ).toMatchObject({ ok: true, value: { buyer: null } })
    await processWaiting()
    const [refused] = await mailsTo(email)
    expect(refused?.text).toContain('Sold out')
  })

  it('open nothing with a key that is ended, of another request, or made up', async () => {
    const { sale, email, offers } = await begin('en', 'ended')
    const { sale: elsewhere } = await begin('en')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    const key = await keyFor(email)
    const secret = key.split('~')[1] ?? ''
    expect(secret).toHaveLength(43)
    const wrong = [`${elsewhere}~${secret}`, `${sale}~${'A'.repeat(43)}`, `${sale}~${secret}x`]
    for (const made of wrong) {
      expect(await openAnswers(deps, made, request)).toEqual({ ok: false, code: 'link_not_valid' })
      expect(await accept(made, one.product_id)).toEqual({ ok: false, code: 'link_not_valid' })
    }
    const foreign = await begin('en', 'foreign')
    const [theirs] = foreign.offers
    if (!theirs) throw new Error('no offer')
    await show(foreign.sale, theirs)
    expect(await accept(key, theirs.product_id)).toEqual({ ok: false, code: 'not_found' })
    // the table knows no secret
    const where = { text: 'kind = :kind', values: { ':kind': 'answer_link' } }
    for await (const row of queryRows(cloud.table('ENQUIRIES_TABLE'), { where })) {
      expect(JSON.stringify(row)).not.toContain(secret)
    }
    const before = now
    now = new Date(now.getTime() + 61 * 86_400_000)
    expect(await openAnswers(deps, key, request)).toEqual({ ok: false, code: 'link_not_valid' })
    now = before
  })

  it('show all offers of a press or none, and nothing of a request that is closed', async () => {
    const { sale, email, offers } = await begin('en', 'ready', 'gone')
    const [one, two] = offers
    if (!one || !two) throw new Error('no offers')
    await produce(two.user_id, sale, { step: 'withdrawn', version: 1 })
    expect(await show(sale, one, two)).toMatchObject({ code: 'version_conflict' })
    expect(await show(sale, one, { ...two, version: 2 })).toMatchObject({
      code: 'transition_not_allowed',
    })
    const listed = await listOffers(deps, { enquiry_id: sale, limit: 10 })
    expect(listed).toMatchObject({ value: { offers: [{ place: 'offered' }, {}] } })
    // nothing is before the buyer: there is no link to send
    expect(await show(sale)).toMatchObject({ code: 'transition_not_allowed' })
    const close = { version: 0, status: 'closed' } as const
    expect((await changeEnquiry(deps, sale, close, anna, () => {})).ok).toBe(true)
    expect(await waiting(sale)).toEqual([])
    expect(await show(sale, one)).toMatchObject({ code: 'transition_not_allowed' })
    await processWaiting()
    expect(await mailsTo(email)).toEqual([])
  })

  it('mail the link anew when the desk asks for it, and can be made anew after a refusal', async () => {
    const { sale, email, offers } = await begin('de', 'patient')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    const key = await keyFor(email)
    await answer(key, one.product_id, 2, { step: 'declined', words: 'Zu teuer' })
    now = new Date(now.getTime() + 1000)
    expect(await show(sale)).toMatchObject({ ok: true })
    expect(await show(sale)).toMatchObject({ code: 'too_many_requests' })
    await processWaiting()
    const mails = await mailsTo(email)
    // what was declined is no offer to be answered: the second brings the link alone
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ihre Anfrage P-\S+ und die Vorschläge dazu$/),
      expect.stringMatching(/^Ein Vorschlag zu Ihrer Anfrage P-/),
    ])
    expect(mails[0]?.text).not.toContain('Wine of patient')
    expect(mails[0]?.text).toContain('answer#key=')
    const cheaper = { ...terms, price: { amount_minor: 550, currency: 'EUR' } }
    const asked = { ...cheaper, private_sale_id: sale, product_id: one.product_id }
    expect(await offerForPrivateSale(deps, one.user_id, asked)).toMatchObject({
      ok: true,
      value: { version: 4, place: 'offered' },
    })
    // the buyer sees new terms once they are shown
    expect(await openAnswers(deps, key, request)).toMatchObject({ value: { offers: [] } })
    expect(await show(sale, { ...one, version: 4 })).toMatchObject({ ok: true })
    expect(await openAnswers(deps, key, request)).toMatchObject({
      value: { offers: [{ price: { amount_minor: 550 }, place: 'shown' }] },
    })
    await processWaiting()
    expect(await mailsTo('desk@nordgate.example')).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('€5.50') }),
    )
  })

  it('let the desk confirm for a producer, who is told unless these e-mails are switched off', async () => {
    const { sale, email, offers } = await begin('en', 'told', 'quiet')
    const [told, quiet] = offers
    if (!told || !quiet) throw new Error('no offers')
    await setMailChoice(deps, quiet.user_id, { private_sales: false })
    await show(sale, told, quiet)
    const key = await keyFor(email)
    for (const { product_id } of offers) await accept(key, product_id)
    const record = (product_id: ProductId) =>
      recordOfferStep(
        deps,
        sale,
        { ...nothing, product_id, step: 'ordered', version: 3 },
        anna,
        (change) => logged.push(change),
      )
    for (const { product_id } of offers)
      expect(await record(product_id)).toMatchObject({ ok: true })
    await processWaiting()
    const mails = await mailsTo('told@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Wine of told (code): the order is confirmed',
      'A buyer has accepted your offer of Wine of told (code)',
    ])
    expect(await mailsTo('quiet@example.com')).toEqual([])
    expect(logged).toContainEqual({
      before: { [told.product_id]: 'accepted' },
      after: { [told.product_id]: 'ordered' },
    })
    // the producer reads that the desk did it, not who
    const read = JSON.stringify(await own(told.user_id))
    expect(read).toContain('"by":"desk"')
    expect(read).not.toContain('anna')
  })

  it('mail only what can be answered or is accepted, and count that', async () => {
    const { sale, email, offers } = await begin('en', 'kept', 'dropped')
    const [one, two] = offers
    if (!one || !two) throw new Error('no offers')
    await show(sale, one, two)
    // before the worker runs
    await produce(two.user_id, sale, { step: 'withdrawn', version: 2 })
    await processWaiting()
    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('request P-'))
    expect(mail?.subject).toMatch(/^An offer for your request P-/)
    expect(mail?.text).toContain('Wine of kept')
    expect(mail?.text).not.toContain('Wine of dropped')
  })

  it('keep from the buyer what happened before the offer was shown', async () => {
    const { sale, email, offers } = await begin('en', 'wavering')
    const [one] = offers
    if (!one) throw new Error('no offer')
    const { user_id, product_id } = one
    await produce(user_id, sale, { step: 'withdrawn', words: 'Wrong price', version: 1 })
    const anew = () =>
      offerForPrivateSale(deps, user_id, { ...terms, private_sale_id: sale, product_id })
    expect(await anew()).toMatchObject({ ok: true })
    await show(sale, { ...one, version: 3 })
    const key = await keyFor(email)
    const steps = async () => {
      const opened = await openAnswers(deps, key, request)
      expect(JSON.stringify(opened)).not.toMatch(/Wrong price|Unseen/)
      return opened.ok && opened.value.offers[0]?.events.map(({ step }) => step)
    }
    expect(await steps()).toEqual(['shown'])
    // withdrawn and made anew before the worker runs: the buyer saw what was withdrawn
    await produce(user_id, sale, { step: 'withdrawn', version: 4 })
    await anew()
    await processWaiting()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Wine of wavering (code): the offer has been withdrawn',
      expect.stringMatching(/^An offer for your request/),
    ])
    await produce(user_id, sale, { step: 'withdrawn', words: 'Unseen', version: 6 })
    await anew()
    await show(sale, { ...one, version: 8 })
    expect(await steps()).toEqual(['shown', 'withdrawn', 'shown'])
  })

  it('mail the buyer of a closed request nothing but what becomes of the order', async () => {
    const { sale, email, offers } = await begin('en', 'leaving', 'ordered')
    const [one, two] = offers
    if (!one || !two) throw new Error('no offers')
    await show(sale, one, two)
    const key = await keyFor(email)
    await accept(key, two.product_id)
    await answer(key, one.product_id, 2, { step: 'asked', words: 'Which vintage?' })
    now = new Date(now.getTime() + 1000)
    await show(sale)
    const close = { version: 1, status: 'closed' } as const
    expect((await changeEnquiry(deps, sale, close, anna, () => {})).ok).toBe(true)
    await produce(one.user_id, sale, { step: 'replied', words: 'The 2022' })
    await produce(one.user_id, sale, { step: 'withdrawn', version: 4 })
    await produce(two.user_id, sale, {})
    await processWaiting()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Wine of ordered (code): your order is confirmed',
      expect.stringMatching(/^2 offers for your request/),
    ])
  })

  it('look up no key for a caller who has answered too often', async () => {
    const links = { ofKey: () => Promise.reject(new Error('looked up')) }
    const throttle = Object.assign(async ({ name }: Limit) => name !== 'answers-ip', {
      release: async () => {},
    })
    const body = { ...nothing, key: 'x', product_id: randomIds.product(), version: 1 }
    expect(
      await answerOffer({ ...deps, links, throttle }, { ...body, step: 'accepted' }, request),
    ).toEqual({ ok: false, code: 'too_many_requests' })
  })

  it('are due no later for a question, and kept no longer than the request', async () => {
    const { sale, email, offers } = await begin('en', 'pressed')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    const key = await keyFor(email)
    await accept(key, one.product_id)
    const [before] = await waiting(sale)
    now = new Date(now.getTime() + 3 * 86_400_000)
    await answer(key, one.product_id, 3, { step: 'asked', words: 'Which vintage?' })
    await produce(one.user_id, sale, { step: 'replied', words: 'The 2022', version: 4 })
    await answer(key, one.product_id, 5, { quantity: 30 })
    expect(await waiting(sale)).toEqual([before])
    await processWaiting()
    const received = (await deps.enquiries.find(sale))?.enquiry.received_at ?? ''
    const where = { text: 'user_id = :user', values: { ':user': one.user_id } }
    for await (const row of queryRows(cloud.table('PRIVATE_SALE_CONTACTS_TABLE'), { where })) {
      expect(row.expires_at).toBe(endOf(received))
    }
  })

  it('stand in Today behind any number that expired, and again when a request is reopened', async () => {
    const { sale, offers } = await begin('en', 'late')
    const [one] = offers
    const kept = one && (await deps.contacts.find(one.user_id, sale))?.offer
    if (!kept) throw new Error('no offer')
    const [event] = kept.events
    if (!event) throw new Error('no event')
    // older than any other
    const at = '2026-01-01T12:00:00Z'
    const offer = {
      ...kept,
      valid_until: '2026-01-02',
      offered_at: at,
      events: [{ ...event, at }],
    }
    const of = { enquiry_id: sale, offer, seen: 0, received_at: at, due: '2026-01-02' }
    const expired = Array.from({ length: 102 }, (_, i) => ({ ...of, user_id: userId(`old-${i}`) }))
    await deps.contacts.saveOffers(expired.slice(0, 51))
    await deps.contacts.saveOffers(expired.slice(51))
    expect(await waiting(sale)).toHaveLength(1)
    expect(await deps.contacts.offersOf(sale)).toHaveLength(103)
    expect(await deps.contacts.offersOf(sale, 'ever_shown')).toEqual([])
    const turn = (version: number, status: 'closed' | 'new') =>
      changeEnquiry(deps, sale, { version, status }, anna, () => {})
    await turn(0, 'closed')
    expect(await waiting(sale)).toEqual([])
    expect(await turn(1, 'new')).toMatchObject({ ok: true })
    expect(await waiting(sale)).toHaveLength(1)
  })

  it('are logged once for each step that was stored, whatever becomes of the queue', async () => {
    const { sale, email, offers } = await begin('en', 'logged')
    const [one] = offers
    if (!one) throw new Error('no offer')
    await show(sale, one)
    await accept(await keyFor(email), one.product_id)
    const changes: unknown[] = []
    const askForWork = () => Promise.reject(new Error('no queue'))
    const record = (over = deps) => {
      const body = { ...nothing, product_id: one.product_id, step: 'ordered', version: 3 } as const
      return recordOfferStep(over, sale, body, anna, (change) => changes.push(change))
    }
    await expect(record({ ...deps, askForWork })).rejects.toThrow('no queue')
    expect(await record()).toMatchObject({ ok: true })
    expect(changes).toEqual([
      { before: { [one.product_id]: 'accepted' }, after: { [one.product_id]: 'ordered' } },
    ])
  })

  it('answer the request also when the press before died over it, and have a price', async () => {
    const { sale, offers } = await begin('en', 'interrupted', 'unpriced')
    const [one, two] = offers
    if (!one || !two) throw new Error('no offers')
    const saveDeskPart = () => Promise.reject(new Error('died'))
    const body = { offers: [{ product_id: one.product_id, version: 1 }] }
    const enquiries = { ...deps.enquiries, saveDeskPart }
    const died = showOffers({ ...deps, enquiries }, sale, body, anna, () => {})
    await expect(died).rejects.toThrow('died')
    expect(await show(sale, one)).toMatchObject({ ok: true })
    const answered = (await deps.enquiries.find(sale))?.enquiry
    expect(answered?.status).toBe('answered')
    const kept = (await deps.contacts.find(two.user_id, sale))?.offer
    if (!kept || !answered) throw new Error('no offer')
    const { received_at } = answered
    const of = { user_id: userId('early'), enquiry_id: sale, received_at, due: '2026-12-31' }
    const product_id = randomIds.product()
    await deps.contacts.saveOffers([
      { ...of, offer: { ...kept, product_id, price: null }, seen: 0 },
    ])
    expect(await show(sale, two, { product_id })).toEqual({
      ok: false,
      code: 'offer_without_price',
    })
  })

  it('are answered until the end of the day that the link says, in the buyer’s market', async () => {
    const { sale } = await begin('en')
    // in Stockholm the next day has begun
    const made = new Date('2026-12-01T23:30:00Z')
    const { key, ends_at } = await deps.links.make({ enquiry_id: sale, market: 'SE' }, made)
    expect(ends_at).toBe('2027-01-31T22:59:59.000Z')
    const isGood = async (at: string) => (await deps.links.ofKey(key, new Date(at))) !== null
    expect(await isGood('2027-01-31T22:59:58Z')).toBe(true)
    expect(await isGood('2027-01-31T23:00:00Z')).toBe(false)
  })

  it('belong to who made them: nobody else’s steps find them', async () => {
    const { sale, offers } = await begin('en', 'mine')
    expect(offers).toHaveLength(1)
    expect(await produce(userId('stranger'), sale, { version: 1 })).toEqual({
      ok: false,
      code: 'not_found',
    })
    expect(await own(userId('stranger'))).toEqual([])
  })
})
