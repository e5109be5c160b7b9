import { createHmac, randomBytes } from 'node:crypto'

/** New with each start: credentials of an earlier run are worthless, like those of an expired role session. */
const startSecret = randomBytes(32)

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** Credentials whose access key id is the identity itself and whose secret only this process can derive. */
export function credentialsFor(identity: string): Credentials {
  if (!/^[\w.-]{3,128}$/.test(identity))
    throw new Error(`"${identity}" cannot serve as an access key id: letters, digits, . _ - only`)
  return { accessKeyId: identity, secretAccessKey: secretOf(identity) }
}

export function secretOf(accessKeyId: string): string {
  return createHmac('sha256', startSecret).update(accessKeyId).digest('base64url')
}
