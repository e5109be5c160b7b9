import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { workInChange } from '../matching/work-in-change.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { PartialBatchResponse } from '../platform/queue/queue-event.ts'
import {
  fromFrance,
  knownRedWine,
  redWine,
  tenderId,
  tenderRow,
} from '../platform/test/builders.ts'
import { loadHttpHandlers } from '../platform/test/handlers.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { productRowOf } from '../portfolio/product-row.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { countRequirements } from './count-requirements.ts'
import { createInvitationStore } from './invitations/invitation-store.ts'
import { inviteProducers } from './invitations/invite-producers.ts'
import { listTenderProducers } from './list-tender-producers.ts'
import { refreshProducer } from './refresh-producer.ts'
import { addProducer, companyOf } from './test/add-producer.ts'
import { countOperations } from './test/count-operations.ts'

const published = {
  offer_deadline: '2099-01-01',
  category: 'red_wine' as const,
  product_type: 'Red wine',
}
const tender = tenderRow(1, published, [redWine, fromFrance])
const tender_id = tenderId(1)

describe('a tender against all products of all producers', () => {
  let cloud: TestCloud
  let deps: Awaited<ReturnType<typeof make>>
  let work: (event: unknown) => Promise<PartialBatchResponse>
  const ids: Record<string, UserId> = {}

  async function make() {
    const { producerSourcesFromSettings } = await import('./sources-from-settings.ts')
    const sources = producerSourcesFromSettings()
    return {
      ...sources,
      portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      matches: createMatchStore(tablesFromSettings(['MATCHES_TABLE']).MATCHES_TABLE),
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      invitations: createInvitationStore(cloud.table('INVITATIONS_TABLE')),
      changes: cloud.changes,
      askForWork: deliver,
    }
  }

  /** As the queue delivers it, twice. */
  async function deliver(bodies: readonly unknown[]): Promise<void> {
    const Records = bodies.map((body) => ({
      messageId: randomUUID(),
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: '1' },
    }))
    for (const _ of [1, 2]) expect(await work({ Records })).toEqual({ batchItemFailures: [] })
  }

  async function addPortfolio(name: string, all: readonly Partial<ProductFacts>[]) {
    const email = `${name}@wines.example`
    const user_id = await addProducer(cloud, email, companyOf(name, 'FR', { language: 'fr' }))
    ids[name] = user_id
    for (const facts of all) {
      const product = {
        product_id: randomIds.product(),
        version: 1,
        upload_id: null,
        row: null,
        facts: { ...knownRedWine, ...facts },
        corrected_fields: [],
        updated_at: new Date().toISOString(),
      }
      const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
      await deps.products.saveReading(row, null)
    }
    const table = cloud.table('PORTFOLIOS_TABLE')
    await transact(table, [deps.portfolios.saveCount(user_id, all.length, new Date())])
    await workInChange(deps, { kind: 'portfolio', user_id })
    await refreshProducer(deps, user_id, null)
  }

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    await loadHttpHandlers(cloud)
    work = (await import('./on-producer-work.ts')).handler
    deps = await make()
    await deps.tenders.save(tender, 0)
    await addPortfolio('fits', [{ name: 'Right' }, { name: 'Spanish', country_code: 'ES' }])
    await addPortfolio('white', [{ name: 'White', categories: ['white_wine'], type: 'White wine' }])
    await addPortfolio('also', [{ name: 'Also right' }])
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })

  const list = async (query: { limit?: number; cursor?: string } = {}) => {
    const found = await listTenderProducers(deps, { tender_id, limit: 25, ...query })
    if (!found.ok) throw new Error(found.code)
    return found.value
  }
  const mailsTo = async (name: string) => {
    const answer = await fetch(`${cloud.inbox}?to=${encodeURIComponent(`${name}@wines.example`)}`)
    return (await answer.json()) as {
      subject: string
      text: string
      headers?: Record<string, string>
    }[]
  }
  const invite = (names: readonly string[], more: object = {}) => {
    const changes: unknown[] = []
    const user_ids = names.map((name) => ids[name] as UserId)
    const body = { version: 1, text: 'We liked your {wines}.', user_ids, ...more }
    const asked = { tender_id, body, by: 'operator' as UserId }
    const audit = (change: unknown) => changes.push(change)
    return inviteProducers({ ...deps, audit }, asked).then((made) => ({ made, changes }))
  }

  it('is answered by who has a match, with the products that fit', async () => {
    const { producers, is_open } = await list()
    expect(is_open).toBe(true)
    expect(producers.map(({ company_name }) => company_name).toSorted()).toEqual(['also', 'fits'])
    const fits = producers.find(({ company_name }) => company_name === 'fits')
    expect(fits?.best.map(({ name }) => name)).toEqual(['Right'])
    expect(fits?.counts).toMatchObject({ none: 1 })
  })

  it('is listed page by page, with one query for a page', async () => {
    const { client } = tablesFromSettings(['MATCHES_TABLE']).MATCHES_TABLE
    let first = await list({ limit: 1 })
    const asked = await countOperations(client, async () => {
      first = await list({ limit: 1 })
    })
    expect(asked.filter((one) => one.endsWith('matches'))).toEqual(['Query matches'])
    const second = await list({ limit: 1, cursor: first.next_cursor ?? undefined })
    const names = [...first.producers, ...second.producers].map((one) => one.company_name)
    expect(names.toSorted()).toEqual(['also', 'fits'])
    expect(second.next_cursor).toBeNull()
  })

  it('says of each requirement whom it rules out, page by page the same as at once', async () => {
    const count = async (limit: number) => {
      const pages = []
      let cursor: string | undefined
      do {
        const page = await countRequirements(deps, { tender_id, limit, cursor })
        if (!page.ok) throw new Error(page.code)
        pages.push(page.value)
        cursor = page.value.next_cursor ?? undefined
      } while (cursor !== undefined)
      return pages
    }
    const [all] = await count(100)
    expect(all).toMatchObject({ companies: 3, products: 4, fitting: 2 })
    const origin = all?.requirements.find(({ kind }) => kind === 'origin')
    expect(origin).toMatchObject({ counts: { met: 3, not_met: 1 }, would_fit: 1 })
    const category = all?.requirements.find(({ kind }) => kind === 'category')
    expect(category).toMatchObject({ counts: { met: 3, not_met: 1 }, would_fit: 1 })
    const pages = await count(1)
    expect(pages).toHaveLength(3)
    expect(pages.reduce((sum, { products }) => sum + products, 0)).toBe(4)
  })

  it('invites by one mail in the language of the producer, with the way to end such mails', async () => {
    const { made, changes } = await invite(['fits', 'white'])
    expect(made).toMatchObject({
      ok: true,
      value: { invitations: [{ outcome: 'invited' }, { outcome: 'no_match' }] },
    })
    // the log outlives the accounts that the words were written to
    expect(changes).toEqual([{ before: null, after: { version: 1, invited: ids.fits } }])
    const mails = await mailsTo('fits')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Invitation\s:/)
    expect(mails[0]?.text).toContain('Right')
    expect(mails[0]?.text).toContain('We liked your')
    expect(mails[0]?.text).toContain('/fr/tenders/1')
    expect(mails[0]?.headers?.['list-unsubscribe']).toContain('kind=invitation')
    expect(await mailsTo('white')).toEqual([])
    const { producers } = await list()
    const invited = producers.filter(({ invited_at }) => invited_at !== null)
    expect(invited.map(({ company_name }) => company_name)).toEqual(['fits'])
    expect(invited[0]?.mailed_at).not.toBeNull()
  })

  it('invites nobody twice to a version, nor who ended such mails, nor to what has changed', async () => {
    await deps.mailChoices.choose(ids.also as UserId, 'invitation', false, new Date())
    const { made } = await invite(['fits', 'also'])
    expect(made).toMatchObject({
      ok: true,
      value: { invitations: [{ outcome: 'invited_before' }, { outcome: 'unsubscribed' }] },
    })
    expect(await mailsTo('fits')).toHaveLength(1)
    expect(await mailsTo('also')).toEqual([])
    expect((await invite(['fits'], { version: 2 })).made).toMatchObject({
      code: 'version_conflict',
    })
  })

  it('invites anew to another version, and to nothing that is closed', async () => {
    await deps.tenders.save({ ...tender, version: 2 }, 1)
    await workInChange(deps, { kind: 'tender_for_user', tender_id, user_id: ids.fits as UserId })
    const again = await invite(['fits'], { version: 2 })
    expect(again.made).toMatchObject({ value: { invitations: [{ outcome: 'invited' }] } })
    expect(await mailsTo('fits')).toHaveLength(2)
    const now = () => new Date('2100-01-01T00:00:00Z')
    const audit = () => undefined
    const body = { version: 2, text: '', user_ids: [ids.fits as UserId] }
    const late = { tender_id, body, by: 'operator' as UserId }
    expect(await inviteProducers({ ...deps, now, audit }, late)).toMatchObject({
      code: 'deadline_passed',
    })
  })
})
