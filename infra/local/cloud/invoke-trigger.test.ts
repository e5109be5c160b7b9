import {
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Template } from '../template/synthesized-stack.ts'
import {
  type NotesAssembly,
  type NotesCloud,
  startNotes,
  synthesizeNotes,
} from '../test-stack/notes-cloud.ts'

const email = 'anna@producer.example'
const password = 'A-long-enough-1'

let assembly: NotesAssembly
let notes: NotesCloud | undefined

beforeAll(async () => {
  assembly = await synthesizeNotes()
})
afterEach(async () => {
  await notes?.cloud.stop()
  notes = undefined
})
afterAll(() => assembly?.remove())

async function start(edit: (template: Template) => void = () => {}) {
  notes = await startNotes(assembly.stack, edit)
  const { cloud, warnings } = notes
  const client = new CognitoIdentityProviderClient({
    region: cloud.region,
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    credentials: cloud.credentials,
    maxAttempts: 1,
  })
  await cloud.ensureUser({ email, password })
  const enter = () =>
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: cloud.userPool.id,
        ClientId: cloud.userPool.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
  return { cloud, warnings, client, enter }
}

it('lets the function of the pool write into access tokens', async () => {
  const { enter } = await start()
  const { AuthenticationResult } = await enter()
  expect(decodeJwt(AuthenticationResult?.AccessToken ?? '')).toMatchObject({ notes: 'may read' })
})

it('refuses without the Lambda permission, and tells of it', async () => {
  const { warnings, enter } = await start((template) => {
    for (const [logicalId, { Type, Properties }] of Object.entries(template.Resources))
      if (
        Type === 'AWS::Lambda::Permission' &&
        Properties.Principal === 'cognito-idp.amazonaws.com'
      )
        delete template.Resources[logicalId]
  })
  await expect(enter()).rejects.toMatchObject({
    name: 'UnexpectedLambdaException',
    message: 'PreTokenGeneration invocation failed due to error AccessDeniedException.',
  })
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Access denied: the user pool may not lambda:InvokeFunction on Notes-BeforeTokens/,
    ),
  ])
})

it('puts the text message of a second factor into the inbox', async () => {
  const { cloud, client, enter } = await start()
  const user = { UserPoolId: cloud.userPool.id, Username: email }
  const attributes = { phone_number: '+46701234567', phone_number_verified: 'true' }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }))
  const SMSMfaSettings = { Enabled: true, PreferredMfa: true }
  await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SMSMfaSettings }))
  expect((await enter()).ChallengeName).toBe('SMS_MFA')
  expect(cloud.inbox.messages('+46701234567')).toMatchObject([
    { channel: 'sms', text: expect.stringMatching(/\d{6}/) },
  ])
})

it('stops the start for an occasion or a factor that the emulator does not serve', async () => {
  const propertiesOf = (template: Template) => {
    const all = Object.values(template.Resources)
    return all.find(({ Type }) => Type === 'AWS::Cognito::UserPool')?.Properties ?? {}
  }
  await expect(
    start((template) => {
      Object.assign(propertiesOf(template).LambdaConfig ?? {}, { UserMigration: 'arn' })
    }),
  ).rejects.toThrow('property LambdaConfig.UserMigration of AWS::Cognito::UserPool')
  await expect(
    start((template) => {
      propertiesOf(template).EnabledMfas = ['EMAIL_OTP']
    }),
  ).rejects.toThrow('EnabledMfas')
})
