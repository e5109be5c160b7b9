import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { CheckTools } from '#domain/receipts/check-receipt.ts'
import { isSigned } from '../is-signed.ts'

export const checkTools: CheckTools = {
  sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  isSigned: async ({ public_key }, signature, text) => isSigned(public_key, signature, text),
  unzip: async (bytes) => {
    const names: string[] = []
    try {
      unzipSync(bytes, { filter: ({ name }) => names.push(name) === 0 })
    } catch {
      return null
    }
    return new Map(names.map((name) => [name, unpacked(bytes, name)]))
  },
}

/** One by one, so that a damaged file does not hide the others. */
function unpacked(zip: Uint8Array, wanted: string): Uint8Array | null {
  try {
    return unzipSync(zip, { filter: ({ name }) => name === wanted })[wanted] ?? null
  } catch {
    return null
  }
}
