import * as z from 'zod'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { type StepMark, stepMarkSchema } from '#domain/timeline/step-mark.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'

const marksSchema = z.lazy(() => z.record(z.string(), stepMarkSchema))

/** What producers said of the steps of their timelines: one row per application, by the key of the step. */
export interface TimelineMarkStore {
  readonly find: (
    user_id: UserId,
    tender_id: TenderId,
  ) => Promise<Readonly<Record<string, StepMark>>>
  /** Null takes back what was said. */
  readonly mark: (
    user_id: UserId,
    tender_id: TenderId,
    step: string,
    mark: StepMark | null,
  ) => Promise<void>
}

/** Each mark is an attribute of its own, so that two tabs that mark different steps lose nothing. */
export function createTimelineMarkStore(table: Table): TimelineMarkStore {
  return {
    find: async (user_id, tender_id) => {
      const {
        user_id: _,
        tender_id: __,
        ...marks
      } = (await getRow(table, { user_id, tender_id })) ?? {}
      return marksSchema.parse(marks)
    },
    mark: async (user_id, tender_id, step, mark) => {
      const names = { '#step': step }
      await updateRow(
        table,
        { user_id, tender_id },
        mark === null
          ? { text: 'REMOVE #step', names }
          : { text: 'SET #step = :mark', names, values: { ':mark': mark } },
      )
    },
  }
}
