import * as z from 'zod'

const versionSchema = z.object({
  version_id: z.string(),
  value: z.string(),
  /** unix seconds */
  created_at: z.number(),
})

export const secretSchema = z.object({
  name: z.string(),
  arn: z.string(),
  /** newest first: AWSCURRENT, then AWSPREVIOUS */
  versions: z.array(versionSchema),
})

export type Secret = z.infer<typeof secretSchema>
