import { createHash, randomBytes } from 'node:crypto'

/** What opens a link: 256 random bits, in letters that an address takes as they are. */
export const makeLinkSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of it: 256 random bits need no slow hash (ASVS v5.0.0-6.5.2). */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
