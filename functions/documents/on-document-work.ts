import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createAskForApplicationWork } from '../platform/queue/application-work.ts'
import { consume, isLastReceive } from '../platform/queue/queue-event.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'
import { readSettings } from '../platform/settings.ts'
import { checkScannedFile, type FileChecking, markArrived } from './check-stored-file.ts'
import { confirmationOfKey } from './confirmation-key.ts'
import { fileOfKey } from './document-file-key.ts'
import { createDocumentStore } from './document-store.ts'
import { documentWorkOf, type OwnWork } from './document-work.ts'
import { tellOfHandedIn } from './hand-in/tell-of-handed-in.ts'
import { askForDueDocuments, type DueDeps, processDueDocument } from './process-due-document.ts'

const settings = readSettings(['DOCUMENTS_BUCKET', 'DOCUMENTS_QUEUE_URL', 'APPLICATION_QUEUE_URL'])
const tables = tablesFromSettings([
  'DOCUMENTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'MAIL_CHOICES_TABLE',
  'ATTEMPTS_TABLE',
  'NOTICES_TABLE',
])
const log = createLog('documents-worker')
const mailing = mailingFromSettings('documents')
const sqs = new SQSClient({})
const askForApplicationWork = createAskForApplicationWork(sqs, settings.APPLICATION_QUEUE_URL)
const deps: FileChecking & DueDeps = {
  ...mailing,
  documents: createDocumentStore(tables.DOCUMENTS_TABLE),
  files: createFileBucket(new S3Client({}), settings.DOCUMENTS_BUCKET),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  mailMarks: createMailMarks(tables.ATTEMPTS_TABLE, mailing.now),
  notices: createNoticeStore(tables.NOTICES_TABLE),
  askForWork: createSendMessages<OwnWork>(sqs, settings.DOCUMENTS_QUEUE_URL),
  log,
}

export const handler = consume(
  async (record) => {
    const work = documentWorkOf(record.body)
    switch (work.kind) {
      case 'stored':
        for (const key of work.keys) {
          const own = fileOfKey(key)
          if (own !== null) await markArrived(deps, own)
        }
        return
      case 'scanned': {
        const { key, result } = work
        const confirmation = confirmationOfKey(key)
        // it lies in the same bucket, and belongs to an application
        if (confirmation !== null)
          return askForApplicationWork([{ kind: 'confirmation_scanned', ...confirmation, result }])
        const own = fileOfKey(key)
        if (own === null) return
        await checkScannedFile(deps, own, result, isLastReceive(record))
        await tellOfHandedIn(deps, own)
        return
      }
      case 'due_documents':
        await askForDueDocuments(deps)
        break
      case 'due_document':
        await processDueDocument(deps, work)
        break
    }
    log.info('DOCUMENT_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'DOCUMENT_WORK_FAILED'),
)
