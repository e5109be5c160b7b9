import type { CheckTools } from '#domain/receipts/check-receipt.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** What a receipt is checked with, all of it on this device. */
export const checkTools: CheckTools = {
  sha256: async (bytes) => {
    const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  },
  isSigned: async ({ public_key }, signature, text) => {
    const key = await crypto.subtle.importKey(
      'spki',
      bytesOf(public_key),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    )
    return crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      bytesOf(signature),
      new TextEncoder().encode(text),
    )
  },
  unzip: async (bytes) => {
    // only a package that is not the right one is looked into
    const { unzipSync } = await import('fflate')
    const names: string[] = []
    try {
      unzipSync(bytes, { filter: ({ name }) => names.push(name) === 0 })
    } catch {
      return null
    }
    const unpacked = (wanted: string) => {
      try {
        return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? null
      } catch {
        // one damaged file does not hide the others
        return null
      }
    }
    return new Map(names.map((name) => [name, unpacked(name)]))
  },
}
