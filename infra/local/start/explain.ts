import { DamagedDataError } from '../emulators/damaged-data-error.ts'
import { LocalCloudError } from '../local-cloud-error.ts'

/** One line for a reason not to start. Anything unforeseen keeps its first line; the stack goes to the log with DEBUG. */
export function explain(error: unknown): string {
  if (error instanceof LocalCloudError || error instanceof DamagedDataError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or choose another: npm start -- --port 4700`
  }
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The data folder cannot be written: ${error.message}`
  }
  if (code === 'ENOSPC') return 'The disk is full.'
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
    return `The installation is incomplete (${error.message.split('\n')[0]}). Run \`npm ci\` and start again.`
  }
  return `The local cloud could not start: ${error.message.split('\n')[0]}`
}
