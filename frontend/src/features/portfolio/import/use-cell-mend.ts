import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { FactChange } from '../grid/read-fact.ts'
import { cellOf } from './review-fields.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { type Mend, useMend } from './use-import.ts'

/** What was mended last, and where else it may go. */
export interface LastMend {
  readonly field: MendedField
  readonly mended: number
  /** Asks for the same wherever the cell says the same; null: the value has no cell, or it was done. */
  readonly equal: Mend | null
}

/** Mends values in place; afterwards the same can be asked for all equal cells. */
export function useCellMend(uploadId: string) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const { mutate } = useMend(uploadId)
  const [last, setLast] = useState<LastMend | null>(null)
  const mend = useCallback(
    (asked: Mend, equal: Mend | null = null) =>
      mutate(asked, {
        onSuccess: ({ mended }) => setLast({ field: asked.field, mended, equal }),
        onError: (thrown) => fail(t('value.failed'), thrown),
      }),
    [mutate, fail, t],
  )
  const save = useCallback(
    (row: ImportRow, field: MendedField, change: FactChange) => {
      if (row.product === null) return
      const { product_id } = row.product
      // of a price only what differs is taken over, and that is known before it is written
      const hasCell = cellOf(row, field) !== null && field !== 'price'
      const asked = { product_id, field, confirm: false, value: change[field] } as const
      mend({ ...asked, spread: 'none' }, hasCell ? { ...asked, spread: 'equal_cells' } : null)
    },
    [mend],
  )
  const spread = useCallback(() => {
    if (last?.equal) mend(last.equal)
  }, [last, mend])
  return { mend, save, last, spread }
}
