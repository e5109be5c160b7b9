import type { OutgoingMessage } from '../ses/message.ts'
import {
  type CognitoOptions,
  type CreatedUserPool,
  type RunningCognito,
  startCognito,
} from './start-cognito.ts'
import type { UserPoolDefinition } from './user-pool-definition.ts'

/** A pool as the stack describes it, for the tests of this folder. */
export const testPoolDefinition: UserPoolDefinition = {
  name: 'Producers',
  from: 'Nordgate <hello@nordgate.example>',
  Policies: {
    PasswordPolicy: {
      MinimumLength: 10,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: false,
    },
  },
  VerificationMessageTemplate: {
    EmailSubject: 'Your Nordgate code',
    EmailMessage: '<p>Your code is <b>{####}</b></p>',
  },
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  clients: [
    {
      name: 'site',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    },
    {
      name: 'tool',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 5,
      TokenValidityUnits: { AccessToken: 'minutes' },
    },
    {
      name: 'narrow',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      WriteAttributes: ['locale'],
    },
  ],
  groups: [
    { GroupName: 'editor', Precedence: 5 },
    { GroupName: 'admin', Precedence: 1 },
  ],
}

export interface TestPool {
  running: RunningCognito
  pool: CreatedUserPool
  mails: OutgoingMessage[]
  /** the code in the newest message to this address or number */
  codeFor(recipient: string): string
  clock: { now: Date }
}

export async function startTestPool(
  options: Partial<CognitoOptions> = {},
  definition: UserPoolDefinition = testPoolDefinition,
): Promise<TestPool> {
  const mails: OutgoingMessage[] = []
  const clock = { now: new Date() }
  const running = await startCognito({
    dataFolder: null,
    deliver: async (message) => {
      mails.push(message)
      return { message_id: String(mails.length) }
    },
    now: () => clock.now,
    ...options,
  })
  const pool = await running.createUserPool(definition)
  const codeFor = (recipient: string) => {
    const mail = mails.findLast(({ to }) => to.includes(recipient))
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0]
    if (!code) throw new Error(`No code was sent to ${recipient}`)
    return code
  }
  return { running, pool, mails, codeFor, clock }
}
