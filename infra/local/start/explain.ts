import { DamagedDataError } from '../emulators/damaged-data-error.ts'
import { LocalCloudError } from '../local-cloud-error.ts'

/** One line for a reason not to start; of anything unforeseen the first line. Imports no package: it must be there when one is missing. */
export function explain(error: unknown): string {
  if (error instanceof LocalCloudError || error instanceof DamagedDataError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or choose others: npm start -- --port <number>`
  }
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The data folder cannot be written: ${error.message}`
  }
  if (code === 'ENOSPC') return 'The disk is full.'
  if (isMissingPackage(code, error.message)) {
    return `The installation is incomplete (${error.message.split('\n')[0]}). Run \`npm ci\` and start again.`
  }
  return `The local cloud could not start: ${error.message.split('\n')[0]}`
}

/** A package, or a file of one; a missing file of our own is no matter of the installation. */
const isMissingPackage = (code: string | undefined, message: string) =>
  (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') &&
  (/Cannot find package/.test(message) || /Cannot find module '[^']*node_modules/.test(message))
