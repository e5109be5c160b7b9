import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { type FoundIntake, intakeKey } from './use-intake.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Publishes what was confirmed. */
export function usePublish({ intake, lines }: FoundIntake) {
  const queries = useQueryClient()
  const confirmed = lines.filter(({ state }) => state === 'confirmed').map(({ number }) => number)
  const publish = useMutation({
    mutationFn: () =>
      callApi('publishIntake', {
        params: { intake_id: intake.intake_id },
        body: { numbers: confirmed },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: intakeKey(intake.intake_id) }),
  })
  return { publish, count: confirmed.length }
}

/** The last publication, and the undo while nobody was told of it. */
export function LastPublication({ found }: { readonly found: FoundIntake }) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const { time } = useFormat()
  const queries = useQueryClient()
  const { intake, publication } = found
  const left = useSecondsLeft(publication?.state === 'held' ? publication.held_until : null)
  const undo = useMutation({
    mutationFn: (publication_id: string) =>
      callApi('undoPublication', { params: { intake_id: intake.intake_id, publication_id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: intakeKey(intake.intake_id) }),
  })
  if (publication === null) return null
  const { state, publication_id, published, refused, kept, numbers } = publication
  const count = state === 'publishing' ? numbers.length : published.length
  const isOpen = state === 'held' && left > 0
  return (
    <Notice
      tone={state === 'undone' ? 'info' : 'success'}
      announce
      title={t(`published.${state === 'held' && !isOpen ? 'announced' : state}`, { count })}
      action={
        isOpen && (
          <Button size="small" busy={undo.isPending} onClick={() => undo.mutate(publication_id)}>
            {t('published.undo')}
          </Button>
        )
      }
    >
      {isOpen && (
        <p>
          {t('published.told_at', {
            time: time(publication.held_until),
            minutes: Math.floor(left / 60),
            seconds: left % 60,
          })}
        </p>
      )}
      {refused.length > 0 && (
        <p>{t('published.refused', { count: refused.length, rows: refused.join(', ') })}</p>
      )}
      {kept.length > 0 && (
        <p>{t('published.kept', { count: kept.length, rows: kept.join(', ') })}</p>
      )}
      {undo.error && <p>{t(`common:errors.${errorCodeOf(undo.error)}`)}</p>}
    </Notice>
  )
}
