import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { IntakeId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'

export type FoundIntake = ApiOutput<'getIntake'>
export type IntakeLine = FoundIntake['lines'][number]
export type IntakeRow = ApiOutput<'getIntakeRow'>

const pollMs = 1000

export const intakeKey = (intakeId: string) => ['intake', intakeId] as const
export const rowsKey = (intakeId: string) => [...intakeKey(intakeId), 'row'] as const
/** A plan that is read again has other rows: what was answered before its end is none of them. */
export const rowKey = (intakeId: string, readAt: string | null, number: number) =>
  [...rowsKey(intakeId), readAt, number] as const

const isUnderWay = ({ intake, publication }: FoundIntake): boolean =>
  intake.status === 'waiting' ||
  intake.status === 'reading' ||
  publication?.state === 'publishing' ||
  publication?.state === 'undoing'

/** A plan with its lines, asked again while the desk works on it. */
export const useIntake = (intakeId: string) =>
  useQuery({
    queryKey: intakeKey(intakeId),
    queryFn: ({ signal }) =>
      callApi('getIntake', { params: { intake_id: intakeId as IntakeId }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) ? pollMs : false,
  })

/** A row of a plan that was read; what was saved of it is put into the cache. */
export const useIntakeRow = (
  { intake_id, read_at }: Pick<FoundIntake['intake'], 'intake_id' | 'read_at'>,
  number: number,
) =>
  useQuery({
    queryKey: rowKey(intake_id, read_at, number),
    queryFn: ({ signal }) => callApi('getIntakeRow', { params: { intake_id, number }, signal }),
  })

/** A publication and its undo change rows after the call for it was answered: they are asked for again. */
export function useRowsAnew({ intake, publication }: FoundIntake): void {
  const queries = useQueryClient()
  const { intake_id } = intake
  const state = publication && `${publication.publication_id} ${publication.state}`
  useEffect(() => {
    if (state !== null) void queries.invalidateQueries({ queryKey: rowsKey(intake_id) })
  }, [queries, intake_id, state])
}
