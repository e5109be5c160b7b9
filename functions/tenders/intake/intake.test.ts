import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IntakeId, intakeIdSchema } from '#domain/shared/ids.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { notStarted } from '../../applications/applying.ts'
import { randomIds } from '../../platform/ids.ts'
import type { ApplicationWork } from '../../platform/queue/application-work.ts'
import type { IntakeWork } from '../../platform/queue/intake-work.ts'
import { completeForm, userId } from '../../platform/test/builders.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { readPlanFile } from '../plans/read-plan-file.ts'
import { saveTender } from '../save-tender.ts'
import { createTenderStore } from '../tender-store.ts'
import { createTenderVersionStore } from '../tender-version-store.ts'
import { createColumnMappingStore } from './column-mapping-store.ts'
import { createIntakeStore } from './intake-store.ts'
import { createKnownWordsStore } from './known-words-store.ts'
import { getIntake } from './list-intakes.ts'
import { mapColumns } from './map-columns.ts'
import { publishIntake, undoPublication } from './publish-intake.ts'
import { type IntakeReading, readIntake } from './read-intake.ts'
import { saveIntakeRow } from './save-intake-row.ts'
import { intakeOf } from './test/read-plan.ts'
import {
  announcePublication,
  type PublicationWork,
  publishRows,
  undoPublishedRows,
} from './work-on-publication.ts'

/** Sizes and prices differ, so that every row is a tender of its own; nothing names the column `Qx`. */
const plan = (changes: Readonly<Record<string, string>> = {}) =>
  [
    'Tender plan 2027-1 Vinmonopolet;;;;;;',
    'Reference;Product type;Country;Region;Price;Deadline;Qx',
    ...['202705001', '202705002', '202705003', '202705004'].map(
      (reference) =>
        `${reference};Red wine;France;Beaujolais;${changes[reference] ?? '150-200'};2027-02-01;Whole bunch ferment`,
    ),
  ].join('\n')

describe('a plan that was brought', () => {
  let cloud: TestCloud
  let deps: IntakeReading & PublicationWork
  let now = new Date('2027-01-01T10:00:00Z')
  let asked: IntakeWork[] = []
  const told: ApplicationWork[] = []
  /** What the log of the desk was told. */
  const noted: unknown[] = []
  const note = (change: unknown) => void noted.push(change)
  const files = new Map<IntakeId, string>()
  const askForWork = async (work: readonly IntakeWork[]) => void asked.push(...work)

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      intakes: createIntakeStore(cloud.table('TENDER_INTAKES_TABLE')),
      mappings: createColumnMappingStore(cloud.table('COLUMN_MAPPINGS_TABLE')),
      knownWords: createKnownWordsStore(cloud.table('KNOWN_WORDS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      applications: createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')),
      files: {
        read: async (id) => {
          const text = files.get(id)
          return text === undefined ? null : { bytes: new TextEncoder().encode(text), etag: '1' }
        },
      },
      read: readPlanFile,
      changes: cloud.changes,
      askForApplicationWork: async (work) => void told.push(...work),
      now: () => now,
      log: silentLog,
    }
  })
  afterAll(() => cloud.stop())

  async function bring(text: string): Promise<IntakeId> {
    const intake_id = randomIds.intake()
    files.set(intake_id, text)
    await deps.intakes.save(intakeOf(intake_id))
    await readIntake(deps, intake_id)
    return intake_id
  }
  const open = async (intake_id: IntakeId) => {
    const found = await getIntake(deps.intakes, intake_id)
    if (!found.ok) throw new Error(found.code)
    return found.value
  }
  const rowOf = async (intake_id: IntakeId, number: number) => {
    const row = await deps.intakes.findRow(intake_id, number)
    if (row === null) throw new Error(`no row ${number}`)
    return row
  }
  const confirm = async (intake_id: IntakeId, number: number) => {
    const { revision, published, criteria } = await rowOf(intake_id, number)
    const state = 'confirmed' as const
    const given = { intake_id, number, revision, published, criteria, state, remember: false }
    const saved = await saveIntakeRow(deps, given)
    if (!saved.ok) throw new Error(saved.code)
    return saved.value
  }
  const publish = async (intake_id: IntakeId, numbers: number[]) => {
    for (const number of numbers) await confirm(intake_id, number)
    const made = await publishIntake({ ...deps, askForWork }, { intake_id, numbers }, note)
    if (!made.ok) throw new Error(made.code)
    const { publication_id } = made.value
    await publishRows(deps, { intake_id, publication_id })
    return { intake_id, publication_id }
  }
  const tenderOf = async (intake_id: IntakeId, number: number) =>
    deps.tenders.find((await rowOf(intake_id, number)).tender_id)

  let first: IntakeId

  it('keeps every row with where each field stood, and what no column takes', async () => {
    first = await bring(plan())
    const { intake, lines } = await open(first)
    expect(intake).toMatchObject({
      status: 'read',
      source: 'vinmonopolet',
      counts: { new: 4, changed: 0, unchanged: 0, open: 4 },
    })
    expect(intake.columns.find(({ header }) => header === 'Qx')).toMatchObject({ field: null })
    expect(lines).toHaveLength(4)
    const row = await rowOf(first, 1)
    expect(row.published).toMatchObject({ reference: '202705001', plan: '2027-1' })
    expect(row.evidence.region).toMatchObject([{ row: 3, column: 4, text: 'Beaujolais' }])
    expect(row.left_out).toMatchObject([{ header: 'Qx', text: 'Whole bunch ferment' }])
  })

  it('is read again by what is said of a column, in this plan and in later ones of the source', async () => {
    const columns = { Qx: 'requirements' as const }
    const given = { intake_id: first, source: 'vinmonopolet' as const, columns }
    expect(await mapColumns({ ...deps, askForWork }, given)).toMatchObject({ ok: true })
    expect(asked).toEqual([{ kind: 'read', intake_id: first }])
    await readIntake(deps, first)
    expect(await rowOf(first, 1)).toMatchObject({
      published: { requirements: ['Whole bunch ferment'] },
      left_out: [],
    })
    const later = await bring(plan())
    expect((await rowOf(later, 2)).published.requirements).toEqual(['Whole bunch ferment'])
  })

  it('shows words that were never seen, until a row with them is confirmed', async () => {
    expect((await rowOf(first, 1)).line).toMatchObject({ doubts: 1, new_words: 1 })
    await confirm(first, 1)
    expect((await rowOf(first, 1)).line).toMatchObject({ state: 'confirmed', new_words: 0 })
    const later = await bring(plan())
    expect((await rowOf(later, 2)).line).toMatchObject({ doubts: 1, new_words: 0 })
  })

  it('takes a correction for the other rows with the same words, and for later plans', async () => {
    const { revision, published, criteria } = await rowOf(first, 2)
    const corrected = criteria.map((one) =>
      one.kind === 'text'
        ? {
            ...one,
            kind: 'certification' as const,
            schemes: ['organic'],
            combine: 'any_of' as const,
          }
        : one,
    )
    const given = { intake_id: first, number: 2, revision, published, criteria: corrected }
    const saved = await saveIntakeRow(deps, { ...given, state: 'open', remember: true })
    expect(saved).toMatchObject({ ok: true, value: { also: 2, row: { corrected: true } } })
    if (!saved.ok) throw new Error(saved.code)
    expect(saved.value.logged).toEqual({
      before: {
        reference: '202705002',
        state: 'open',
        'requirement 1': expect.stringContaining('"kind":"text"'),
      },
      after: {
        reference: '202705002',
        state: 'open',
        'requirement 1': expect.stringContaining('"schemes":["organic"]'),
      },
    })
    expect((await rowOf(first, 3)).criteria).toContainEqual(
      expect.objectContaining({ kind: 'certification', text: 'Whole bunch ferment' }),
    )
    // confirmed rows stay as a person left them
    expect((await rowOf(first, 1)).criteria.some(({ kind }) => kind === 'text')).toBe(true)
    const later = await bring(plan())
    expect((await rowOf(later, 4)).criteria).toContainEqual(
      expect.objectContaining({ kind: 'certification', schemes: ['organic'] }),
    )
    const stale = await saveIntakeRow(deps, { ...given, state: 'open', remember: false })
    expect(stale).toMatchObject({ code: 'version_conflict' })
  })

  it('asks nothing about columns that were said to hold nothing, and keeps their words', async () => {
    const intake_id = await bring(plan().replace('Qx', 'Shelf code'))
    expect((await rowOf(intake_id, 1)).doubts).toMatchObject([{ source_field: 'Shelf code' }])
    const columns = { 'Shelf code': null }
    await mapColumns({ ...deps, askForWork }, { intake_id, source: 'vinmonopolet', columns })
    await readIntake(deps, intake_id)
    const row = await rowOf(intake_id, 1)
    expect(row).toMatchObject({ doubts: [], left_out: [] })
    expect(row.set_aside).toMatchObject([{ header: 'Shelf code', text: 'Whole bunch ferment' }])
  })

  it('reads the requirements of a corrected field anew, and keeps what was said of others', async () => {
    const intake_id = await bring(plan())
    const { revision, published, criteria } = await rowOf(intake_id, 3)
    const corrected = { ...published, country_of_origin: 'Italy', region: null }
    const given = { intake_id, number: 3, revision, published: corrected, criteria }
    const saved = await saveIntakeRow(deps, { ...given, state: 'open', remember: false })
    if (!saved.ok) throw new Error(saved.code)
    expect(saved.value.row.criteria).toContainEqual(
      expect.objectContaining({
        kind: 'origin',
        any_of: [expect.objectContaining({ country: 'IT' })],
      }),
    )
    expect(saved.value.row.criteria).toContainEqual(
      expect.objectContaining({ kind: 'certification', schemes: ['organic'] }),
    )
  })

  it('publishes confirmed rows only, and tells nobody for ten minutes', async () => {
    const refused = await publishIntake({ ...deps, askForWork }, { intake_id: first, numbers: [4] })
    expect(refused).toMatchObject({ code: 'transition_not_allowed' })
    await cloud.announced()
    const named = await publish(first, [1, 2])
    expect((await open(first)).publication).toMatchObject({ state: 'held', refused: [] })
    expect(await tenderOf(first, 2)).toMatchObject({
      version: 1,
      corrected_criteria: expect.arrayContaining([
        expect.objectContaining({ kind: 'certification' }),
      ]),
    })
    expect(await cloud.announced()).toEqual([])
    // a message that comes twice
    await publishRows(deps, named)
    await announcePublication(deps, named)
    const { tender_id } = await rowOf(first, 1)
    expect(await cloud.announced()).toContainEqual({ kind: 'tender', tender_id })
    now = new Date(now.getTime() + heldSeconds * 1000)
    const late = await undoPublication(
      { ...deps, askForWork },
      { intake_id: first, publication_id: named.publication_id },
    )
    expect(late).toMatchObject({ code: 'undo_expired' })
  })

  it('changes nothing when it is brought twice', async () => {
    const again = await bring(plan())
    expect((await open(again)).intake.counts).toMatchObject({ new: 2, changed: 0, unchanged: 2 })
    expect((await rowOf(again, 2)).criteria).toEqual((await tenderOf(first, 2))?.criteria)
  })

  it('shows of its next edition exactly the rows that differ, and what is missing', async () => {
    const next = plan({ '202705002': '150-250' })
      .split('\n')
      .filter((line) => !line.startsWith('202705001'))
    const intake_id = await bring(next.join('\n'))
    const { intake } = await open(intake_id)
    expect(intake.counts).toMatchObject({ new: 2, changed: 1, unchanged: 0 })
    expect(intake.missing).toMatchObject([{ reference: '202705001' }])
    const changed = await rowOf(intake_id, 1)
    expect(changed).toMatchObject({ kind: 'changed', stored_version: 1 })
    expect(changed.differences).toMatchObject([
      { field: 'price', before: [{ max: 200 }], after: [{ max: 250 }] },
    ])
  })

  it('puts back what was: a new tender goes, a changed one says again what it said', async () => {
    const intake_id = await bring(plan({ '202705001': '100-120' }))
    const standing = await tenderOf(intake_id, 1)
    const named = await publish(intake_id, [1, 3])
    expect((await tenderOf(intake_id, 1))?.from).toEqual({ intake_id, number: 1 })
    expect(await tenderOf(intake_id, 1)).toMatchObject({ version: 2 })
    expect(await tenderOf(intake_id, 3)).toMatchObject({ version: 1 })
    const openRows = async () => (await open(intake_id)).intake.counts.open
    const openAfter = await openRows()
    await cloud.announced()
    asked = []
    const undone = await undoPublication({ ...deps, askForWork }, named, note)
    expect(undone).toMatchObject({ ok: true, value: { state: 'undoing' } })
    const rows = { rows: '1, 3', references: '202705001, 202705003' }
    const { publication_id } = named
    expect(noted.slice(-2)).toEqual([
      { before: null, after: { publication_id, ...rows } },
      {
        before: { state: 'held', publication_id, ...rows },
        after: { state: 'undoing', publication_id, ...rows },
      },
    ])
    expect(asked).toEqual([{ kind: 'undo', ...named }])
    await undoPublishedRows(deps, named)
    await undoPublishedRows(deps, named)
    // what was published waits again
    expect(await openRows()).toBe(openAfter + 2)
    expect(await tenderOf(intake_id, 3)).toBeNull()
    expect(await tenderOf(intake_id, 1)).toMatchObject({
      version: 3,
      published: { price: [{ max: 200 }] },
    })
    // all that it said, and where its words stood
    const saidBy = (row: typeof standing) =>
      row && [row.published, row.criteria, row.corrected_criteria, row.sample, row.from]
    expect(standing?.from).toEqual({ intake_id: first, number: 1 })
    expect(saidBy(await tenderOf(intake_id, 1))).toEqual(saidBy(standing))
    expect((await open(intake_id)).publication).toMatchObject({ state: 'undone', kept: [] })
    expect((await rowOf(intake_id, 3)).state).toBe('confirmed')
    // the message that would have told everybody comes too late
    told.length = 0
    await announcePublication(deps, named)
    expect(told).toEqual([])
    // and what was undone can be published after all
    await publish(intake_id, [1, 3])
    expect(await tenderOf(intake_id, 1)).toMatchObject({ version: 4 })
  })

  it('leaves a tender that somebody applies for', async () => {
    const intake_id = await bring(plan())
    const named = await publish(intake_id, [4])
    const { tender_id } = await rowOf(intake_id, 4)
    const draft = {
      ...notStarted(userId('applicant'), tender_id, now),
      form_data: completeForm(randomIds.product()),
      version: 1,
    }
    await createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')).save(draft, 'save', 0)
    await undoPublication({ ...deps, askForWork }, named)
    await undoPublishedRows(deps, named)
    expect((await open(intake_id)).publication).toMatchObject({ state: 'undone', kept: [4] })
    expect(await tenderOf(intake_id, 4)).toMatchObject({ version: 1 })
  })

  it('refuses a row whose tender changed since it was compared', async () => {
    const intake_id = await bring(plan({ '202705004': '90-95' }))
    const stored = await tenderOf(intake_id, 4)
    if (stored === null) throw new Error('no tender')
    const { tender_id, version, published } = stored
    const change = { ...published, style: 'Light' }
    await saveTender(deps, { tender_id, published: change, sample: null, version })
    await publish(intake_id, [4])
    expect((await open(intake_id)).publication).toMatchObject({ refused: [4], published: [] })
    // read again it is compared with what is stored now, and can be published
    await readIntake(deps, intake_id)
    expect(await rowOf(intake_id, 4)).toMatchObject({ state: 'confirmed', stored_version: 2 })
  })

  it('is not published twice at once, and without rows that were corrected since', async () => {
    const intake_id = await bring(plan({ '202705004': '60-65' }))
    await confirm(intake_id, 4)
    const asking = { intake_id, numbers: [4] }
    const made = await publishIntake({ ...deps, askForWork }, asking)
    if (!made.ok) throw new Error(made.code)
    const again = await publishIntake({ ...deps, askForWork }, asking)
    expect(again).toMatchObject({ code: 'transition_not_allowed' })
    const { revision, published, criteria } = await rowOf(intake_id, 4)
    const given = { intake_id, number: 4, revision, published, criteria }
    await saveIntakeRow(deps, { ...given, state: 'open', remember: false })
    await publishRows(deps, { intake_id, publication_id: made.value.publication_id })
    expect((await open(intake_id)).publication).toMatchObject({ refused: [4], published: [] })
  })

  it('is not read by other columns while a publication of it can be undone', async () => {
    const intake_id = await bring(plan({ '202705004': '61-66' }))
    const named = await publish(intake_id, [4])
    const given = { intake_id, source: 'vinmonopolet' as const, columns: { Qx: null } }
    const refused = await mapColumns({ ...deps, askForWork }, given)
    expect(refused).toMatchObject({ code: 'transition_not_allowed' })
    // read anew all the same: what stands as published is told of, and not called undone
    files.set(intake_id, plan({ '202705004': '62-67' }))
    await readIntake(deps, intake_id)
    await cloud.announced()
    await undoPublication({ ...deps, askForWork }, named)
    await undoPublishedRows(deps, named)
    expect((await open(intake_id)).publication).toMatchObject({ state: 'undone', kept: [4] })
    const { tender_id } = await rowOf(intake_id, 4)
    expect(await cloud.announced()).toContainEqual({ kind: 'tender', tender_id })
  })

  it('keeps what is said of a row while it is read again', async () => {
    const intake_id = await bring(plan({ '202705004': '63-68' }))
    const listRows = async (id: IntakeId) => {
      const rows = await deps.intakes.listRows(id)
      await confirm(id, 4)
      return rows
    }
    files.set(intake_id, plan({ '202705004': '64-69' }))
    await readIntake({ ...deps, intakes: { ...deps.intakes, listRows } }, intake_id)
    expect(await rowOf(intake_id, 4)).toMatchObject({
      state: 'confirmed',
      published: { price: [{ max: 68 }] },
    })
  })

  it('of 300 rows is read within ten seconds', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, at) =>
        `2028${String(at).padStart(5, '0')};Red wine;France;Beaujolais;150-200;2028-02-01;Whole bunch ferment`,
    )
    const text = [...plan().replace('2027-1', '2028-1').split('\n').slice(0, 2), ...rows].join('\n')
    const from = performance.now()
    const intake_id = await bring(text)
    expect(performance.now() - from).toBeLessThan(10_000)
    expect((await open(intake_id)).intake.counts).toMatchObject({ new: 300 })
  })

  it('that is none says why', async () => {
    const intake_id = intakeIdSchema.parse(randomIds.intake())
    files.set(intake_id, '%PDF-1.4 broken')
    await deps.intakes.save(intakeOf(intake_id, 'plan.pdf'))
    await readIntake(deps, intake_id)
    const { intake } = await open(intake_id)
    expect(intake.status).toBe('failed')
    expect(intake.problem).toMatch(/^[a-z_]+$/)
  })
})
