import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { IntakeId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { type IntakeRow, intakeKey, rowKey } from './use-intake.ts'

type Body = ApiInput<'saveIntakeRow'>['body']

/** A row as it was before something was done to it. */
interface Before {
  readonly number: number
  readonly published: IntakeRow['published']
  readonly criteria: IntakeRow['criteria']
  readonly state: 'open' | 'confirmed'
}

/**
 * What is corrected on the screen, its saving, and the way back: a step at a time, also over rows that were
 * confirmed.
 */
export function useReview(intake_id: string, row: IntakeRow | undefined) {
  const queries = useQueryClient()
  const [criteria, setCriteria] = useState<readonly Criterion[]>(row?.criteria ?? [])
  const [remember, setRemember] = useState(false)
  const steps = useRef<(readonly Criterion[])[]>([])
  const saved = useRef<Before[]>([])
  const shown = `${row?.number} ${row?.revision}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row, or another revision of it, begins anew
  useEffect(() => {
    setCriteria(row?.criteria ?? [])
    setRemember(false)
    steps.current = []
  }, [shown])

  const save = useMutation({
    mutationFn: ({ number, body }: { readonly number: number; readonly body: Body }) =>
      callApi('saveIntakeRow', { params: { intake_id: intake_id as IntakeId, number }, body }),
    onSuccess: async ({ row: next, also }, { number }) => {
      queries.setQueryData(rowKey(intake_id, number), next)
      // what was remembered changed other rows too
      if (also > 0) {
        await queries.invalidateQueries({ queryKey: [...intakeKey(intake_id), 'row'] })
      }
      await queries.invalidateQueries({ queryKey: intakeKey(intake_id), exact: true })
    },
  })

  const saveRow = async (change: Partial<Pick<Body, 'published' | 'state'>>) => {
    if (row === undefined || row.state === 'published') return
    const { number, revision, published, state } = row
    saved.current.push({ number, published, criteria: row.criteria, state })
    await save.mutateAsync({
      number,
      body: { revision, published, criteria: [...criteria], state, remember, ...change },
    })
  }

  return {
    criteria,
    remember,
    setRemember,
    save,
    isChanged: criteria !== row?.criteria,
    change: (next: Criterion) => {
      steps.current.push(criteria)
      setCriteria(criteria.map((one) => (one.id === next.id ? next : one)))
    },
    confirm: () => saveRow({ state: 'confirmed' }),
    correctFields: (published: IntakeRow['published']) => saveRow({ published, state: 'open' }),
    /** Takes back the last step; the number of the row where it was. */
    undo: async (): Promise<number | null> => {
      const step = steps.current.pop()
      if (step !== undefined) {
        setCriteria(step)
        return row?.number ?? null
      }
      const last = saved.current.pop()
      if (last === undefined) return null
      const now = await callApi('getIntakeRow', {
        params: { intake_id: intake_id as IntakeId, number: last.number },
      })
      if (now.state === 'published') return null
      const { number, published, state } = last
      const body = { revision: now.revision, published, criteria: last.criteria, state }
      await save.mutateAsync({ number, body })
      return number
    },
  }
}
