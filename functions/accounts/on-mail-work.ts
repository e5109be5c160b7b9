import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createAuditLog } from './audit-log.ts'
import { createFindUser } from './links/find-user.ts'
import { mailWorkSchema } from './links/mail-work.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { sendLink } from './links/send-link.ts'
import { createSendMail } from './mails/send-mail.ts'

const settings = readSettings([
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'MAILED_LINKS_TABLE',
  'AUDIT_LOG_TABLE',
  'MAIL_FROM',
  'SITE_ORIGIN',
])
const log = createLog('account-mails')
const client = new DynamoDBClient({})
const userPool = new CognitoIdentityProviderClient({})
const deps = {
  userPool,
  clientId: settings.USER_POOL_CLIENT_ID,
  findUser: createFindUser(userPool, settings.USER_POOL_ID),
  links: createMailedLinkStore({ client, name: settings.MAILED_LINKS_TABLE }),
  sendMail: createSendMail(new SESv2Client({}), settings.MAIL_FROM),
  audit: createAuditLog({ client, name: settings.AUDIT_LOG_TABLE }, systemClock),
  siteOrigin: settings.SITE_ORIGIN,
  log,
  now: systemClock,
}

export const handler = consume(
  async ({ body }) => {
    const work = mailWorkSchema.parse(JSON.parse(body))
    await sendLink(deps, work)
    log.info('MAIL_WORK_DONE', { kind: work.kind, request_id: work.request_id })
  },
  (error) => log.error('MAIL_WORK_FAILED', error),
)
