import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import type { IntakeId } from '#domain/shared/ids.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { systemClock } from '../../platform/clock.ts'
import { tablesFromSettings } from '../../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../../platform/logging/log.ts'
import { createAskForApplicationWork } from '../../platform/queue/application-work.ts'
import { createChanges } from '../../platform/queue/change-message.ts'
import { type IntakeWork, intakeWorkSchema } from '../../platform/queue/intake-work.ts'
import { consume, isLastReceive } from '../../platform/queue/queue-event.ts'
import { readSettings } from '../../platform/settings.ts'
import { storedKeys } from '../../portfolio/stored-file-event.ts'
import { announceChange } from '../held-changes.ts'
import { readPlanFile } from '../plans/read-plan-file.ts'
import { createTenderStore } from '../tender-store.ts'
import { createTenderVersionStore } from '../tender-version-store.ts'
import { createColumnMappingStore } from './column-mapping-store.ts'
import { createIntakeStore } from './intake-store.ts'
import { createKnownWordsStore } from './known-words-store.ts'
import { createPlanFiles, intakeOfKey } from './plan-files.ts'
import { type IntakeReading, readIntake } from './read-intake.ts'
import { readStored } from './read-stored.ts'
import {
  announcePublication,
  type PublicationWork,
  publishRows,
  undoPublishedRows,
} from './work-on-publication.ts'

const settings = readSettings(['PLANS_BUCKET', 'MATCHING_QUEUE_URL', 'APPLICATION_QUEUE_URL'])
const tables = tablesFromSettings([
  'TENDER_INTAKES_TABLE',
  'COLUMN_MAPPINGS_TABLE',
  'KNOWN_WORDS_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'USER_APPLICATIONS_TABLE',
])
const sqs = new SQSClient({})
const log = createLog('plan-reader')
const deps: IntakeReading & PublicationWork = {
  intakes: createIntakeStore(tables.TENDER_INTAKES_TABLE),
  mappings: createColumnMappingStore(tables.COLUMN_MAPPINGS_TABLE),
  knownWords: createKnownWordsStore(tables.KNOWN_WORDS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  files: createPlanFiles(new S3Client({}), settings.PLANS_BUCKET),
  read: readPlanFile,
  changes: createChanges(sqs, settings.MATCHING_QUEUE_URL),
  askForApplicationWork: createAskForApplicationWork(sqs, settings.APPLICATION_QUEUE_URL),
  now: systemClock,
  log,
}

/** After the last attempt the operator is told. */
async function giveUp(intake_id: IntakeId): Promise<void> {
  const intake = await deps.intakes.find(intake_id)
  if (intake === null) return
  await deps.intakes.save({ ...intake, status: 'failed', problem: 'broken_file' })
}

async function workOn(work: IntakeWork): Promise<void> {
  switch (work.kind) {
    case 'read':
      return readIntake(deps, work.intake_id)
    case 'reread':
      return readStored(deps, work.intake_id)
    case 'publish':
      return publishRows(deps, work)
    case 'announce':
      return announcePublication(deps, work)
    case 'undo':
      return undoPublishedRows(deps, work)
    case 'announce_change':
      return announceChange(deps, work)
  }
}

/** What a message asks for: our own work, or the reading of files that arrived. */
function workIn(body: string): IntakeWork[] {
  const own = intakeWorkSchema.safeParse(JSON.parse(body))
  if (own.success) return [own.data]
  return storedKeys(body).flatMap((key): IntakeWork[] => {
    const intake_id = intakeOfKey(key)
    return intake_id === null ? [] : [{ kind: 'read', intake_id }]
  })
}

export const handler = consume(
  async (record) => {
    for (const work of workIn(record.body)) {
      try {
        await workOn(work)
      } catch (error) {
        if ((work.kind === 'read' || work.kind === 'reread') && isLastReceive(record)) {
          await giveUp(work.intake_id)
        }
        throw error
      }
      log.info('PLAN_WORK_DONE', work)
    }
  },
  (error) => log.error('PLAN_WORK_FAILED', error),
)
