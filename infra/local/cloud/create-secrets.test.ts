import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../emulators/credentials.ts'
import { clientOf } from '../emulators/stripe/test-account.ts'
import {
  type NotesAssembly,
  type NotesCloud,
  startNotes,
  synthesizeNotes,
} from '../test-stack/notes-cloud.ts'

let assembly: NotesAssembly
let notes: NotesCloud
beforeAll(async () => {
  assembly = await synthesizeNotes()
  notes = await startNotes(assembly.stack, ({ Resources }) => {
    const secret = (Properties: Record<string, unknown>) => ({
      Type: 'AWS::SecretsManager::Secret',
      Properties,
    })
    Resources.NotesStripeSecret0A1B2C3D = secret({ Description: 'An operator enters it' })
    Resources.Given = secret({ Name: 'given', SecretString: 'as the template says' })
    const GenerateSecretString = { PasswordLength: 40, ExcludePunctuation: true }
    Resources.Random = secret({ Name: 'random', GenerateSecretString })
  })
})
afterAll(async () => {
  await notes?.cloud.stop()
  await assembly?.remove()
})

const read = async (SecretId: string, credentials = notes.cloud.credentials) => {
  const client = new SecretsManagerClient({
    region: notes.cloud.region,
    endpoint: notes.cloud.endpoints.AWS_ENDPOINT_URL_SECRETS_MANAGER,
    credentials,
  })
  return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? ''
}

describe('the secrets of the stack', () => {
  it('hold what opens the Stripe fake', async () => {
    const { stripe } = notes.cloud
    const value = JSON.parse(await read('Notes-NotesStripeSecret0A1B2C3D'))
    expect(value).toEqual({
      secret_key: stripe?.secretKey,
      webhook_signing_secrets: [stripe?.signingSecret],
      api_address: stripe?.address,
    })
    const { data } = await clientOf({
      port: stripe?.port ?? 0,
      secretKey: value.secret_key,
    }).prices.list()
    expect(data.map(({ lookup_key }) => lookup_key).sort()).toEqual([
      'access_plan',
      'application_fee',
      'single_application',
    ])
  })

  it('hold what the template gives, or something random', async () => {
    expect(await read('given')).toBe('as the template says')
    expect(await read('random')).toMatch(/^[A-Za-z0-9]{40}$/)
  })

  it('are not read without a grant', async () => {
    const [fn] = notes.cloud.functions
    await expect(read('given', credentialsFor(fn?.name ?? ''))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(
        'secretsmanager:GetSecretValue on resource: arn:aws:secretsmanager:eu-north-1:000000000000:secret:given-Local1',
      ),
    })
    expect(notes.warnings).toEqual([expect.stringContaining('Access denied')])
  })
})
