import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { IntakeId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { type Corrections, withCorrected } from './use-corrections.ts'
import { type IntakeRow, intakeKey, rowKey, rowsKey } from './use-intake.ts'

type Body = ApiInput<'saveIntakeRow'>['body']

/**
 * What is corrected on the screen, its saving, and the way back: a step at a time, also over rows that were
 * confirmed.
 */
export function useReview(
  { intake_id, read_at }: { readonly intake_id: IntakeId; readonly read_at: string | null },
  row: IntakeRow,
  corrections: Corrections,
) {
  const queries = useQueryClient()
  const [remember, setRemember] = useState(false)
  const corrected = corrections.of(row.number)
  // the count of what fits asks anew for another list
  const criteria = useMemo(() => withCorrected(row.criteria, corrected), [row.criteria, corrected])

  const save = useMutation({
    mutationFn: ({ number, body }: { readonly number: number; readonly body: Body }) =>
      callApi('saveIntakeRow', { params: { intake_id, number }, body }),
    onSuccess: async ({ row: next, also }, { number }) => {
      queries.setQueryData(rowKey(intake_id, read_at, number), next)
      // what was remembered changed other rows too
      if (also > 0) await queries.invalidateQueries({ queryKey: rowsKey(intake_id) })
      await queries.invalidateQueries({ queryKey: intakeKey(intake_id), exact: true })
    },
    onError: async (error, { number }) => {
      // somebody else changed the row: what it says now is shown, with what is corrected here
      if (errorCodeOf(error) !== 'version_conflict') return
      await queries.invalidateQueries({ queryKey: rowKey(intake_id, read_at, number) })
    },
  })

  const saveRow = async (change: Partial<Pick<Body, 'published' | 'state'>>) => {
    // one after the other: what is corrected meanwhile is not lost
    if (row.state === 'published' || save.isPending) return
    const { number, revision, published, state } = row
    await save.mutateAsync({
      number,
      body: { revision, published, criteria: [...criteria], state, remember, ...change },
    })
    corrections.addStep({ number, corrected, stored: { published, criteria: row.criteria, state } })
    corrections.set(number, [])
    setRemember(false)
  }

  /** Takes back the last step that can be; the number of the row where it was. */
  const undo = async (): Promise<number | null> => {
    if (save.isPending) return null
    const step = corrections.takeStep()
    if (step === undefined) return null
    const { number, stored } = step
    if (stored !== null) {
      try {
        const now = await callApi('getIntakeRow', { params: { intake_id, number } })
        // what was published is taken back by the undo of its publication
        if (now.state === 'published') return await undo()
        await save.mutateAsync({ number, body: { ...stored, revision: now.revision } })
      } catch (error) {
        corrections.addStep(step)
        throw error
      }
    }
    corrections.set(number, step.corrected)
    return number
  }

  return {
    criteria,
    remember,
    setRemember,
    save,
    change: (next: Criterion) => {
      if (save.isPending) return
      corrections.addStep({ number: row.number, corrected, stored: null })
      corrections.set(row.number, [...corrected.filter(({ id }) => id !== next.id), next])
    },
    confirm: () => saveRow({ state: 'confirmed' }),
    correctFields: (published: IntakeRow['published']) => saveRow({ published, state: 'open' }),
    undo,
  }
}
