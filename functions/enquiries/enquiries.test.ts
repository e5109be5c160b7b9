import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { enquiryIdSchema, type UserId } from '#domain/shared/ids.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { claimMs, MailUnderWay } from '../platform/mail/send-once.ts'
import { redirectPage } from '../platform/mail/unsubscribe-addresses.ts'
import { companyProfile, knownRedWine, userId } from '../platform/test/builders.ts'
import { grantPlan } from '../platform/test/grant-plan.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { productRowOf } from '../portfolio/product-row.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createAnswerLinkStore } from './answer-link-store.ts'
import { changeEnquiry } from './change-enquiry.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createAskForWork, enquiryWorkSchema } from './enquiry-work.ts'
import { findEnquiry, listEnquiries } from './list-enquiries.ts'
import { listOffers } from './list-offers.ts'
import { listPrivateSales } from './list-private-sales.ts'
import { offerForPrivateSale } from './offer-for-private-sale.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { processEnquiry } from './process-enquiry.ts'
import { takeEnquiry } from './take-enquiry.ts'
import { setMailChoice, unsubscribe } from './unsubscribe.ts'

const desk = 'desk@nordgate.example'
const madeTerms = {
  price: { amount_minor: 650, currency: 'EUR' },
  quantity: 600,
  terms: null,
  valid_until: '2099-12-31',
}
const anna = { user_id: userId('anna'), email: 'anna@example.com' }
const request = { request_id: 'req-1', access_token: null, ip: '203.0.113.7', locale: null }
const asked = (said: object = {}) => ({
  ...privateSaleRequestSchema.parse({
    enquiry_id: `pvs_${randomUUID()}`,
    buyer_type: 'horeca',
    company: 'Test Hotel AB',
    contact_name: 'B. Buyer',
    email: `${randomUUID()}@example.com`,
    phone: null,
    market: 'SE',
    category: 'red_wine',
    origin_country: 'FR',
    wanted: 'A house wine <script>alert(1)</script>',
    quantity: '600 bottles a year',
    needed_by: null,
    language: 'en',
    ...said,
  }),
  kind: 'private_sale' as const,
})

describe('enquiries', () => {
  let cloud: TestCloud
  let deps: EnquiryDeps
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
      addressOf: async (user_id) => (user_id.startsWith('gone') ? null : `${user_id}@example.com`),
      sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'enquiries'),
      askForWork: createAskForWork(new SQSClient({}), cloud.environment.ENQUIRY_QUEUE_URL),
      contactMail: desk,
      siteOrigin: cloud.environment.SITE_ORIGIN,
      now: () => now,
    }
  })
  afterAll(() => cloud.stop())
  // limits count per hour and day: no test lives on what another has left of them
  beforeEach(() => {
    now = new Date(now.getTime() + 86_400_000)
  })

  const taking = () => ({ ...deps, throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')) })
  const take = (said?: object) => takeEnquiry(taking(), asked(said), request)

  /** All work that is queued, and what comes of it. */
  async function processWaiting(): Promise<void> {
    for (;;) {
      const work = (await cloud.enquiryWork()).map((one) => enquiryWorkSchema.parse(one))
      if (work.length === 0) return
      for (const one of work) {
        await processEnquiry(deps, one)
        // delivered twice
        await processEnquiry(deps, one)
      }
    }
  }
  async function mailsTo(address: string) {
    const answer = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    return (await answer.json()) as {
      subject: string
      text: string
      html: string
      reply_to?: string[]
      headers?: Record<string, string>
    }[]
  }
  async function addProducer(name: string, facts: Partial<ProductFacts>, hasPlan = true) {
    const user_id = userId(name)
    if (hasPlan) await grantPlan(cloud, user_id)
    return { user_id, product_id: await addProduct(user_id, facts) }
  }
  async function addProduct(user_id: UserId, facts: Partial<ProductFacts>) {
    const product = {
      product_id: randomIds.product(),
      version: 1,
      upload_id: null,
      row: null,
      facts: { ...knownRedWine, ...facts },
      corrected_fields: [],
      updated_at: now.toISOString(),
    }
    const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
    await deps.products.saveReading(row, null)
    return product.product_id
  }

  it('brings a message to the operator once, to be answered to the sender', async () => {
    const message = {
      kind: 'message' as const,
      enquiry_id: `msg_${randomUUID()}`,
      name: 'A. Visitor',
      company: null,
      email: 'visitor@example.com',
      message: 'First <b>line</b>\n\n{code} second',
      language: 'fr' as const,
    }
    const send = (said: object = {}) =>
      takeEnquiry(taking(), { ...message, ...said } as Parameters<typeof takeEnquiry>[1], request)
    const first = await send()
    expect(first).toMatchObject({ ok: true, value: { reference: expect.stringMatching(/^M-/) } })
    // the page did not hear of it and sends it again
    now = new Date(now.getTime() + 5000)
    expect(await send()).toEqual(first)
    expect(await send({ message: 'Something else' })).toEqual({
      ok: false,
      code: 'version_conflict',
    })
    await processWaiting()
    const mails = (await mailsTo(desk)).filter(({ subject }) => subject.startsWith('Message'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ reply_to: ['visitor@example.com'] })
    expect(mails[0]?.html).toContain('First &lt;b&gt;line&lt;/b&gt;')
    expect(mails[0]?.html).not.toContain('<b>')
    // nobody has shown that the address is theirs
    expect(await mailsTo('visitor@example.com')).toEqual([])
  })

  it('loses no mail whose worker fails or dies over it, and sends it once', async () => {
    const email = 'patient@example.com'
    const message = {
      kind: 'message' as const,
      enquiry_id: `msg_${randomUUID()}`,
      name: 'P. Patient',
      company: null,
      email,
      message: 'Still there?',
      language: 'en' as const,
    }
    await takeEnquiry(taking(), message as Parameters<typeof takeEnquiry>[1], request)
    const [work] = (await cloud.enquiryWork()).map((one) => enquiryWorkSchema.parse(one))
    if (work === undefined) throw new Error('no work')
    const sendMail = () => Promise.reject(new Error('too many mails'))
    await expect(processEnquiry({ ...deps, sendMail }, work)).rejects.toThrow('too many mails')
    // the claim of the worker before still holds: the message goes back into the queue
    await expect(processEnquiry(deps, work)).rejects.toThrow(MailUnderWay)
    now = new Date(now.getTime() + claimMs + 1)
    await processEnquiry(deps, work)
    await processEnquiry(deps, work)
    const mails = (await mailsTo(desk)).filter(({ text }) => text.includes('Still there?'))
    expect(mails).toHaveLength(1)
  })

  it('tells every producer with the Access plan whose portfolio fits, once, in their language', async () => {
    await addProducer('fitting', {})
    await createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')).save(userId('fitting'), {
      profile: companyProfile({ legal_name: 'Domaine du Test', language: 'fr' }),
      vat_check: uncheckedVat,
    })
    await addProducer('without-plan', {}, false)
    await addProducer('brewery', { categories: ['beer'] })
    await addProducer('gone', {})
    const taken = await take()
    if (!taken.ok) throw new Error(taken.code)
    await processWaiting()
    const mails = await mailsTo('fitting@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Domaine du Test Rouge')
    expect(mails[0]?.subject).toContain('Suède')
    expect(mails[0]?.text).toMatch(/\/fr\/private-sales\?request=pvs_[\w-]+#producers/)
    // neither who asks nor a word of theirs leaves the site by mail
    for (const word of ['Test Hotel', 'B. Buyer', 'house wine']) {
      expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(word)
    }
    for (const other of ['without-plan', 'brewery', 'gone']) {
      expect(await mailsTo(`${other}@example.com`)).toEqual([])
    }
  })

  it('ends these mails by one click in any of them, until the producer wants them again', async () => {
    const { user_id } = await addProducer('tired', {})
    await take()
    await processWaiting()
    const [mail] = await mailsTo('tired@example.com')
    expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.+)>$/.exec(mail?.headers?.['list-unsubscribe'] ?? '')?.[1] ?? ''
    const key =
      /\/api\/unsubscribe\/([^?]+)\?language=en&kind=private_sales$/.exec(address)?.[1] ?? ''
    // the words of the mail lead to a page with a button
    expect(mail?.text).toContain(`/unsubscribe#key=${key}`)
    expect(redirectPage('it', key, 'private_sales')).toContain(
      `<a href="/it/unsubscribe#key=${key}&amp;kind=private_sales">`,
    )

    expect(await unsubscribe(deps, `${user_id}~${'A'.repeat(43)}`, 'private_sales')).toMatchObject({
      ok: false,
    })
    await take()
    await processWaiting()
    expect(await mailsTo('tired@example.com')).toHaveLength(2)
    for (const _ of [1, 2])
      expect(await unsubscribe(deps, key, 'private_sales')).toEqual({ ok: true, value: {} })
    await take()
    await processWaiting()
    expect(await mailsTo('tired@example.com')).toHaveLength(2)

    await setMailChoice(deps, user_id, { private_sales: true })
    await take()
    await processWaiting()
    const mails = await mailsTo('tired@example.com')
    expect(mails).toHaveLength(3)
    // the key of a mail stays good
    expect(mails.every(({ text }) => text.includes(key))).toBe(true)
  })

  it('tells a producer of open requests that a changed portfolio fits', async () => {
    const { user_id } = await addProducer('grown', { country_code: 'IT' })
    await take({ category: 'red_wine', origin_country: 'PT' })
    await take({ category: 'cider', origin_country: 'PT' })
    await processWaiting()
    expect(await mailsTo('grown@example.com')).toEqual([])
    await addProduct(user_id, { name: 'Tinto', country_code: 'PT' })
    await deps.askForWork([{ kind: 'portfolio', user_id }])
    await processWaiting()
    await deps.askForWork([{ kind: 'portfolio', user_id }])
    await processWaiting()
    const mails = await mailsTo('grown@example.com')
    expect(mails.map(({ text }) => text.includes('Tinto'))).toEqual([true])
  })

  it('shows open requests without who made them, with the fit, and takes one offer', async () => {
    const { user_id, product_id } = await addProducer('offering', {})
    const other = await addProduct(user_id, { name: 'Other', categories: ['beer'] })
    const sale = asked({ wanted: 'For the winter menu' })
    await takeEnquiry(taking(), sale, request)
    const open = async () => {
      const listed = await listPrivateSales(deps, user_id, { limit: 100 })
      return listed.ok ? listed.value : { private_sales: [], product_count: 0 }
    }
    const { private_sales, product_count } = await open()
    expect(product_count).toBe(2)
    const shown = private_sales.find(({ enquiry_id }) => enquiry_id === sale.enquiry_id)
    expect(shown).toMatchObject({
      wanted: 'For the winter menu',
      fit: { fitting: 1, possible: 0, products: [{ product_id, verdict: 'strong' }] },
      offer: null,
    })

    const private_sale_id = sale.enquiry_id
    const offer = (product: typeof product_id) =>
      offerForPrivateSale(deps, user_id, { ...madeTerms, private_sale_id, product_id: product })
    const [first, second] = await Promise.all([offer(product_id), offer(product_id)])
    expect(first).toMatchObject({ ok: true, value: { product_name: 'Domaine du Test Rouge' } })
    expect(second).toEqual(first)
    expect(await offer(other)).toEqual({ ok: false, code: 'already_offered' })
    await processWaiting()
    const told = (await mailsTo(desk)).filter(({ subject }) => subject.includes('is offered'))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ reply_to: ['offering@example.com'] })
    // who has offered is not told of the request as if it were new
    expect(await mailsTo('offering@example.com')).toEqual([])

    const ofRequest = { enquiry_id: private_sale_id, limit: 50 }
    expect(await listOffers(deps, ofRequest)).toMatchObject({
      value: { offers: [{ product_id }], next_cursor: null },
    })
    const isListed = async (state: 'open' | 'all') => {
      const listed = await listEnquiries(
        deps.enquiries,
        { state, limit: 100, sort: '-received' },
        anna.user_id,
        now,
      )
      const found = listed.ok ? listed.value.enquiries : []
      return found.some(({ enquiry }) => enquiry.enquiry_id === private_sale_id)
    }
    expect([await isListed('open'), await isListed('all')]).toEqual([true, true])

    const ids = async (query: { kind?: 'message' | 'private_sale'; status?: 'new' | 'closed' }) => {
      const asked = { state: 'open', limit: 100, ...query } as const
      const [newest, oldest] = await Promise.all(
        (['-received', 'received'] as const).map((sort) =>
          listEnquiries(deps.enquiries, { ...asked, sort }, anna.user_id, now),
        ),
      )
      if (!newest?.ok || !oldest?.ok) throw new Error('not listed')
      expect(oldest.value.enquiries).toEqual(newest.value.enquiries.toReversed())
      return newest.value.enquiries.map(({ enquiry }) => enquiry.enquiry_id)
    }
    expect(await ids({ kind: 'private_sale', status: 'new' })).toContain(private_sale_id)
    expect(await ids({ kind: 'message' })).not.toContain(private_sale_id)
    expect(await ids({ status: 'closed' })).not.toContain(private_sale_id)
    const closed = await changeEnquiry(
      deps,
      private_sale_id,
      { version: 0, status: 'closed' },
      anna.user_id,
      () => {},
    )
    expect(closed.ok).toBe(true)
    // a state that is asked for counts more than that only open ones are listed
    expect(await ids({ status: 'closed' })).toContain(private_sale_id)
    expect(await findEnquiry(deps.enquiries, private_sale_id)).toMatchObject({
      value: { enquiry: { enquiry_id: private_sale_id, status: 'closed' } },
    })
    const nobodys = enquiryIdSchema.parse(`pvs_${randomUUID()}`)
    expect(await findEnquiry(deps.enquiries, nobodys)).toMatchObject({ code: 'not_found' })
    expect([await isListed('open'), await isListed('all')]).toEqual([false, true])
    expect((await open()).private_sales.map(({ enquiry_id }) => enquiry_id)).not.toContain(
      private_sale_id,
    )
    const late = await offerForPrivateSale(deps, userId('late'), {
      ...madeTerms,
      private_sale_id,
      product_id,
    })
    expect(late).toEqual({ ok: false, code: 'not_found' })
  })

  it('shows the request of a mail before all others, once, as long as it is open', async () => {
    const { user_id } = await addProducer('mailed', {})
    const [wanted, ...newer] = [asked(), asked(), asked()]
    if (wanted === undefined) throw new Error('no request')
    for (const sale of [wanted, ...newer]) {
      now = new Date(now.getTime() + 1000)
      await takeEnquiry(taking(), sale, request)
    }
    const first = wanted.enquiry_id
    const list = async (cursor?: string) => {
      const listed = await listPrivateSales(deps, user_id, { limit: 1, first, cursor })
      if (!listed.ok) throw new Error(listed.code)
      const { private_sales, next_cursor } = listed.value
      return { ids: private_sales.map(({ enquiry_id }) => enquiry_id), next_cursor }
    }
    const listAll = async () => {
      let page = await list()
      const ids = [...page.ids]
      while (page.next_cursor !== null) {
        page = await list(page.next_cursor)
        ids.push(...page.ids)
      }
      return ids
    }
    const ids = await listAll()
    expect(ids.slice(0, 3)).toEqual([first, newer[1]?.enquiry_id, newer[0]?.enquiry_id])
    expect(new Set(ids).size).toBe(ids.length)
    await changeEnquiry(deps, first, { version: 0, status: 'closed' }, anna.user_id, () => {})
    expect(await listAll()).toEqual(ids.slice(1))
  })

  it('takes no offer of a product of somebody else', async () => {
    const { product_id } = await addProducer('owner', {})
    const sale = asked()
    await takeEnquiry(taking(), sale, request)
    const asOther = { ...madeTerms, private_sale_id: sale.enquiry_id, product_id }
    expect(await offerForPrivateSale(deps, userId('stranger'), asOther)).toEqual({
      ok: false,
      code: 'not_found',
    })
  })

  it('limits what one address and one network may send, but not a repetition', async () => {
    const email = 'busy@example.com'
    const sale = asked({ email })
    expect(await takeEnquiry(taking(), sale, request)).toMatchObject({ ok: true })
    for (let count = 0; count < 4; count++) expect((await take({ email })).ok).toBe(true)
    expect(await take({ email })).toEqual({ ok: false, code: 'too_many_requests' })
    expect(await takeEnquiry(taking(), sale, request)).toMatchObject({ ok: true })
    const answers = []
    for (let count = 0; count < 8; count++) answers.push((await take()).ok)
    // what was refused for the address did not count for the network
    expect(answers.filter(Boolean)).toHaveLength(5)
  })

  it('keeps the requests of a day for others when one network has used its share', async () => {
    const from = async (ip: string) => (await takeEnquiry(taking(), asked(), { ...request, ip })).ok
    const flood = []
    for (let count = 0; count < 60; count++) flood.push(await from(`198.51.100.${count % 30}`))
    expect(flood.filter(Boolean)).toHaveLength(10)
    expect(await from('192.0.2.1')).toBe(true)
  })

  it('lets rows go by themselves after two years', async () => {
    const sale = asked()
    await takeEnquiry(taking(), sale, request)
    const { getRow } = await import('../platform/dynamodb/read-rows.ts')
    const row = await getRow(cloud.table('ENQUIRIES_TABLE'), {
      kind: 'private_sale',
      enquiry_id: sale.enquiry_id,
    })
    expect(row?.expires_at).toBe(Math.floor(now.getTime() / 1000) + 730 * 86_400)
  })
})
