import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'

/** What the operator keeps in Secrets Manager (docs/deploying.md). */
const stripeSecretSchema = z.lazy(() =>
  z.object({
    secret_key: z.string().min(1),
    /** Two while one is exchanged for the other. */
    webhook_signing_secrets: z.array(z.string().min(1)).min(1),
    /** Where the API is, if not at Stripe. */
    api_address: z.url().optional(),
  }),
)
export type StripeSecret = z.infer<typeof stripeSecretSchema>

/** Not set up yet, or badly: nothing can be sold. */
export class StripeSecretUnusable extends Error {
  constructor() {
    // what a parser says of a text shows a part of it, and this one is a secret
    super('The secret is not the JSON that docs/deploying.md describes')
    this.name = 'StripeSecretUnusable'
  }
}

export function parseStripeSecret(text: string): StripeSecret {
  try {
    return stripeSecretSchema.parse(JSON.parse(text))
  } catch {
    throw new StripeSecretUnusable()
  }
}

/** How long a container keeps the secret, so that an exchanged one is noticed. */
const keptForMs = 5 * 60_000

/** Reads the secret when it is first needed. */
export function createStripeSecret(
  client: SecretsManagerClient,
  SecretId: string,
): () => Promise<StripeSecret> {
  let kept: { readonly read: Promise<StripeSecret>; readonly until: number } | null = null
  const read = async () => {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }))
    return parseStripeSecret(SecretString)
  }
  return () => {
    if (kept === null || kept.until < Date.now()) {
      const reading = read()
      reading.catch(() => {
        kept = null
      })
      kept = { read: reading, until: Date.now() + keptForMs }
    }
    return kept.read
  }
}
