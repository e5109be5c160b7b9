import type { Limit } from '../platform/throttle/throttle.ts'

/** Far more than a producer has documents; both bound what one account can make us store and scan. */
export const documentChangesPerHour: Limit = { name: 'document', tries: 300, seconds: 3600 }
export const filesPerHour: Limit = { name: 'document-file', tries: 300, seconds: 3600 }
