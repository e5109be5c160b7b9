import type * as z from 'zod'
import type { noticeSchema } from './notice-schema.ts'

/** What a user was told. */
export type Notice = z.infer<typeof noticeSchema>
export type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>
