import { useQuery } from '@tanstack/react-query'
import type { IntakeId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'

export type FoundIntake = ApiOutput<'getIntake'>
export type IntakeLine = FoundIntake['lines'][number]
export type IntakeRow = ApiOutput<'getIntakeRow'>

const pollMs = 1000

export const intakeKey = (intakeId: string) => ['intake', intakeId] as const
export const rowKey = (intakeId: string, number: number) =>
  [...intakeKey(intakeId), 'row', number] as const

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

/** The revision is part of the key of nothing: a row that was saved is put into the cache. */
export const useIntakeRow = (intakeId: string, number: number | null) =>
  useQuery({
    queryKey: rowKey(intakeId, number ?? 0),
    queryFn: ({ signal }) =>
      callApi('getIntakeRow', {
        params: { intake_id: intakeId as IntakeId, number: number ?? 0 },
        signal,
      }),
    enabled: number !== null,
  })
