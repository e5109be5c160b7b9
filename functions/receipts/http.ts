import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { S3Client } from '@aws-sdk/client-s3'
import { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import { receiptRoutes } from '#contracts/receipts.ts'
import { deskChange } from '#domain/applications/desk-change.ts'
import { succeed } from '#domain/shared/result.ts'
import { createApplicationStore } from '../applications/application-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createImporterStore } from '../platform/importers/importer-store.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { sendMailFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { readSettings } from '../platform/settings.ts'
import { getReceipt, getSealedFile } from './get-receipt.ts'
import { handIn } from './hand-in.ts'
import { createReceiptKeyStore, createReceiptStore } from './receipt-store.ts'
import { createSealedBucket } from './sealed-bucket.ts'

const settings = readSettings(['SEALED_BUCKET', 'USER_POOL_ID', 'CONTACT_MAIL'])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'RECEIPTS_TABLE',
  'RECEIPT_KEYS_TABLE',
  'ATTEMPTS_TABLE',
  'IMPORTERS_TABLE',
])
const s3 = new S3Client({})
const keys = createReceiptKeyStore(tables.RECEIPT_KEYS_TABLE)
const deps = {
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  receipts: createReceiptStore(tables.RECEIPTS_TABLE),
  files: createFileBucket(s3, settings.SEALED_BUCKET),
  importers: createImporterStore(tables.IMPORTERS_TABLE),
  sealed: createSealedBucket(s3, settings.SEALED_BUCKET),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), settings.USER_POOL_ID),
  sendMail: sendMailFromSettings('receipts'),
  mailMarks: createMailMarks(tables.ATTEMPTS_TABLE, systemClock),
  contactMail: settings.CONTACT_MAIL,
  now: systemClock,
}

const { listOfferFields, handInOffer } = deskApplicationRoutes

export const handler = serveRoom(
  { ...receiptRoutes, listOfferFields, handInOffer },
  {
    getReceipt: ({ params }, { user_id }) => getReceipt(deps, user_id, params.tender_id),
    getSealedFile: ({ params }, { user_id }) => getSealedFile(deps, user_id, params),
    findReceipt: ({ params }) => getReceipt(deps, params.user_id, params.tender_id),
    findSealedFile: ({ params }) => getSealedFile(deps, params.user_id, params),
    listOfferFields: async ({ params }) => {
      const lazy = await import('./list-offer-fields.ts')
      return lazy.listOfferFields(deps, params)
    },
    handInOffer: async ({ params, body }, { user_id: by }, _, audit) => {
      const { to = null } = { to: undefined, ...body }
      const { version, channel } = body
      const made = await handIn(deps, { ...params, version, by, channel, to })
      if (made.ok) audit(deskChange(made.value.before, made.value.desk))
      return made
    },
    listReceiptKeys: async () => succeed({ keys: await keys.list() }),
  },
  createLog('receipts'),
)
