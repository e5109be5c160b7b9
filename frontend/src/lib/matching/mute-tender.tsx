import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ApiOutput, callApi } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'

const mutedTendersKey = ['listMutedTenders']
type MutedTenders = ApiOutput<'listMutedTenders'>

export interface MuteTenderProps {
  readonly tenderId: TenderId
  /** For whoever hears the button and does not see what it stands beside. */
  readonly title: string
}

/** Ends what is told of a tender that fits and is not wanted, and takes that back. */
export function MuteTender({ tenderId: tender_id, title }: MuteTenderProps) {
  const { t } = useTranslation(['notices', 'common'])
  const queries = useQueryClient()
  const { show } = useToasts()
  const found = useQuery({
    queryKey: mutedTendersKey,
    queryFn: ({ signal }) => callApi('listMutedTenders', { signal }),
    staleTime: 60_000,
  })
  const set = useMutation({
    mutationFn: (muted: boolean) => callApi('muteTender', { body: { tender_id, muted } }),
    onSuccess: (_, muted) =>
      queries.setQueryData<MutedTenders>(mutedTendersKey, (before) => ({
        tender_ids: [
          ...(before?.tender_ids ?? []).filter((one) => one !== tender_id),
          ...(muted ? [tender_id] : []),
        ],
      })),
    onError: (error) =>
      show({
        tone: 'error',
        title: t('not_saved'),
        message: t(`common:errors.${errorCodeOf(error)}`),
      }),
  })
  // where it cannot be told what holds, the list is of more use without it
  if (found.data === undefined) return null
  const isMuted = found.data.tender_ids.includes(tender_id)
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isMuted}
      icon={<BellOff aria-hidden="true" />}
      busy={set.isPending}
      onClick={() => set.mutate(!isMuted)}
    >
      {t('mute')}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  )
}
