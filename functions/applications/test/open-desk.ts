import { SESv2Client } from '@aws-sdk/client-sesv2'
import { vi } from 'vitest'
import { createAccessPlanStore } from '../../billing/access-plan-store.ts'
import { createMailChoiceStore } from '../../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../../platform/mail/mail-marks.ts'
import { createSendMail } from '../../platform/mail/send-mail.ts'
import type { TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createMessageStore } from '../message-store.ts'
import type { openApplications } from './open-applications.ts'

/** What the desk works with over the applications that were opened; addresses are those of the ids. */
export function openDesk(cloud: TestCloud, opened: ReturnType<typeof openApplications>) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.environment.AWS_ACCESS_KEY_ID)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.environment.AWS_SECRET_ACCESS_KEY)
  const { AWS_REGION: region, ...environment } = cloud.environment
  const now = () => opened.clock.now
  return {
    ...opened.deps,
    messages: createMessageStore(cloud.table('APPLICATION_MESSAGES_TABLE')),
    accessPlans: createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE')),
    addressOf: async (id: string) => `${id}@example.com`,
    mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
    mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
    sendMail: createSendMail(
      new SESv2Client({ region, endpoint: environment.AWS_ENDPOINT_URL_SESV2 }),
      environment.MAIL_FROM,
      'applications',
    ),
    contactMail: 'desk@nordgate.example',
    siteOrigin: 'https://site.example',
  }
}

export const mailsTo = async (cloud: TestCloud, address: string) =>
  (await (await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)).json()) as {
    readonly subject: string
    readonly text: string
  }[]
