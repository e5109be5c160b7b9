import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IntakeId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { randomIds } from '../../platform/ids.ts'
import type { ApplicationWork } from '../../platform/queue/application-work.ts'
import type { IntakeWork } from '../../platform/queue/intake-work.ts'
import { publishedTender, redWine, tenderId } from '../../platform/test/builders.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { tenderRowOf } from '../tender-row.ts'
import { createTenderStore } from '../tender-store.ts'
import { createTenderVersionStore } from '../tender-version-store.ts'
import { createIntake } from './create-intake.ts'
import { createIntakeStore } from './intake-store.ts'
import { createKnownWordsStore, type KnownWordsStore } from './known-words-store.ts'
import { getIntake } from './list-intakes.ts'
import { publishIntake } from './publish-intake.ts'
import { readStored, type StoredReading } from './read-stored.ts'
import { saveIntakeRow } from './save-intake-row.ts'
import {
  announcePublication,
  type PublicationWork,
  publishRows,
  undoPublishedRows,
} from './work-on-publication.ts'

const published = publishedTender({
  product_type: 'Red wine',
  category: 'red_wine',
  country_of_origin: 'France',
  offer_deadline: '2027-02-01',
})
/** What an earlier reader made of these words. */
const earlier: Criterion[] = [redWine]
const corrected: Criterion[] = [{ ...redWine, any_of: ['rose_wine'] }]

describe('stored tenders that are read again', () => {
  let cloud: TestCloud
  let deps: StoredReading & PublicationWork & { readonly knownWords: KnownWordsStore }
  let now = new Date('2027-01-01T10:00:00Z')
  const asked: IntakeWork[] = []
  const told: ApplicationWork[] = []
  const askForWork = async (work: readonly IntakeWork[]) => void asked.push(...work)

  beforeAll(async () => {
    cloud = await startTestCloud()
    const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
    deps = {
      intakes: createIntakeStore(cloud.table('TENDER_INTAKES_TABLE')),
      knownWords: createKnownWordsStore(cloud.table('KNOWN_WORDS_TABLE')),
      tenders,
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      applications: createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')),
      changes: cloud.changes,
      askForApplicationWork: async (work) => void told.push(...work),
      now: () => now,
      log: silentLog,
    }
    const stored = [
      { id: 1, criteria: earlier, corrected_criteria: null },
      { id: 2, criteria: readCriteria(published), corrected_criteria: null },
      { id: 3, criteria: corrected, corrected_criteria: corrected },
    ]
    for (const { id, criteria, corrected_criteria } of stored) {
      const tender = {
        tender_id: tenderId(id),
        version: 1,
        published,
        corrected_criteria,
        sample: null,
        result: null,
        updated_at: '2026-12-01T08:00:00Z',
      }
      await tenders.save(tenderRowOf(tender, criteria), 0)
    }
  })
  afterAll(() => cloud.stop())

  async function reread(): Promise<IntakeId> {
    const files = { addressToPut: () => Promise.reject(new Error('there is no file')) }
    const making = { ...deps, files: { ...files, read: async () => null }, ids: randomIds }
    const made = await createIntake({ ...making, askForWork }, { from: 'stored' })
    if (!made.ok) throw new Error(made.code)
    const { intake_id } = made.value.intake
    expect(asked.at(-1)).toEqual({ kind: 'reread', intake_id })
    await readStored(deps, intake_id)
    return intake_id
  }
  const found = async (intake_id: IntakeId) => {
    const got = await getIntake(deps.intakes, intake_id)
    if (!got.ok) throw new Error(got.code)
    return got.value
  }
  const rowOf = async (intake_id: IntakeId) => {
    const row = await deps.intakes.findRow(intake_id, 1)
    if (row === null) throw new Error('no row')
    return row
  }
  async function publish(intake_id: IntakeId, change: Partial<typeof published> = {}) {
    const { revision, criteria } = await rowOf(intake_id)
    const words = { ...published, ...change }
    const given = { intake_id, number: 1, revision, published: words, criteria }
    const saved = await saveIntakeRow(deps, { ...given, state: 'confirmed', remember: false })
    if (!saved.ok) throw new Error(saved.code)
    const made = await publishIntake({ ...deps, askForWork }, { intake_id, numbers: [1] })
    if (!made.ok) throw new Error(made.code)
    const named = { intake_id, publication_id: made.value.publication_id }
    await publishRows(deps, named)
    return named
  }

  it('become rows where they are read otherwise now and nobody corrected them', async () => {
    const intake_id = await reread()
    const { intake, lines } = await found(intake_id)
    expect(intake).toMatchObject({
      status: 'read',
      counts: { new: 0, changed: 1, unchanged: 2, open: 1 },
    })
    expect(lines).toMatchObject([{ number: 1, kind: 'reread', state: 'open' }])
    expect(await rowOf(intake_id)).toMatchObject({
      tender_id: 1,
      stored_version: 1,
      criteria_before: earlier,
      criteria: readCriteria(published),
      differences: [],
      corrected: false,
    })
    // nothing counts yet
    expect(await deps.tenders.find(tenderId(1))).toMatchObject({ version: 1, criteria: earlier })
  })

  it('keep what is said of a row when the message comes again', async () => {
    const intake_id = await reread()
    const { revision, criteria } = await rowOf(intake_id)
    const given = { intake_id, number: 1, revision, published, criteria }
    await saveIntakeRow(deps, { ...given, state: 'confirmed', remember: false })
    await readStored(deps, intake_id)
    expect(await rowOf(intake_id)).toMatchObject({ state: 'confirmed', kind: 'reread' })
  })

  it('are published together and taken back, with the reading that they had', async () => {
    const intake_id = await reread()
    const named = await publish(intake_id)
    expect(await deps.tenders.find(tenderId(1))).toMatchObject({
      version: 2,
      criteria: readCriteria(published),
      corrected_criteria: null,
    })
    const made = await deps.intakes.findPublication(intake_id, named.publication_id)
    if (made === null) throw new Error('no publication')
    await deps.intakes.movePublication(intake_id, { ...made, state: 'undoing' }, 'held')
    await undoPublishedRows(deps, named)
    expect(await deps.tenders.find(tenderId(1))).toMatchObject({ version: 3, criteria: earlier })
  })

  it('are matched anew, and no applicant is mailed', async () => {
    now = new Date('2027-01-01T11:00:00Z')
    const intake_id = await reread()
    const named = await publish(intake_id)
    await cloud.announced()
    await announcePublication(deps, named)
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id: 1 }])
    expect(told).toEqual([])
    // now all is read as it would be
    expect((await found(await reread())).intake.counts).toMatchObject({ changed: 0, unchanged: 3 })
  })

  it('tell applicants where a published word was corrected with them', async () => {
    const row = await deps.tenders.find(tenderId(1))
    if (row === null) throw new Error('no tender')
    const older = { ...row, version: row.version + 1, criteria: earlier }
    await deps.tenders.save(older, row.version, [deps.versions.keepIn(row)])
    now = new Date('2027-01-01T12:00:00Z')
    const named = await publish(await reread(), { closure: 'Screw cap' })
    await announcePublication(deps, named)
    expect(told).toMatchObject([{ kind: 'tender_changed', tender_id: 1 }])
  })
})
