import type { Log } from '../logging/log.ts'

/** For use cases whose log lines the test does not look at. */
export const silentLog: Log = { info: () => undefined, error: () => undefined }
