import { createHash, createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { signatureAlgorithm } from '#domain/receipts/receipt.ts'
import { type ReceiptKey, receiptKeySchema } from '#domain/receipts/receipt-schema.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'

/** What `/api/receipt-keys` answers. */
const publishedSchema = () => z.object({ keys: z.array(receiptKeySchema) })

/** Where the local cloud keeps the public part of its keys, in the same form. */
const localKeys = '.local/kms/public-keys.json'

interface Source {
  /** A file: what the site publishes, or one key as PEM. */
  readonly key?: string | undefined
  /** The address of a site that publishes keys. */
  readonly site?: string | undefined
}

/**
 * The keys that are trusted: never what a receipt brings along. Without a choice those of the site that this
 * project is deployed to (cdk.json), or of the local cloud.
 */
export async function knownKeys({ key, site }: Source): Promise<ReceiptKey[]> {
  if (key !== undefined) return keysIn(await textOf(key), key)
  const address = site ?? (await deployedSite())
  if (address === null) return keysIn(await textOf(localKeys), localKeys)
  const from = new URL('/api/receipt-keys', address)
  const answer = await fetch(from).catch(() => null)
  if (!answer?.ok) throw new BadInput(`${from} gives no keys; name a file with --key`)
  return keysIn(await answer.text(), String(from))
}

const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new BadInput(`${path} cannot be read: name the keys with --key FILE or --site ADDRESS`)
  })

async function deployedSite(): Promise<string | null> {
  const settings: unknown = JSON.parse(await textOf('cdk.json'))
  const named = z
    .object({ context: z.object({ 'nordgate:siteAddress': z.string() }) })
    .parse(settings).context['nordgate:siteAddress']
  return named === '' ? null : named
}

function keysIn(text: string, from: string): ReceiptKey[] {
  try {
    const keys = text.includes('-----BEGIN')
      ? [ofPem(text)]
      : publishedSchema().parse(JSON.parse(text)).keys
    // an id is a fingerprint: one that is not would let a key stand in for another
    if (keys.some((one) => fingerprint(Buffer.from(one.public_key, 'base64')) !== one.key_id))
      throw new Error('an id is not that of its key')
    return keys
  } catch {
    throw new BadInput(`${from} holds no keys of receipts`)
  }
}

const fingerprint = (der: Uint8Array) => createHash('sha256').update(der).digest('hex')

function ofPem(pem: string): ReceiptKey {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' })
  return {
    key_id: fingerprint(der),
    algorithm: signatureAlgorithm,
    public_key: der.toString('base64'),
    used_from: new Date(0).toISOString(),
  }
}
