import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { exportIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'

/** A finished export can be downloaded for so long. */
export const exportHours = 24

/** A copy of everything held on a user, asked for by the user. */
export const dataExportSchema = z.lazy(() =>
  z.object({
    export_id: exportIdSchema,
    status: z.enum(['being_made', 'ready', 'failed', 'expired']),
    /** Language of its readme. */
    locale: localeSchema,
    requested_at: instantSchema,
    ready_at: instantSchema.nullable(),
    /** When its file is deleted. */
    expires_at: instantSchema.nullable(),
    size_bytes: z.int().nonnegative().nullable(),
  }),
)
export type DataExport = z.infer<typeof dataExportSchema>
