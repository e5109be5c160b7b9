import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ApiOutput, callApi } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'

const dismissalsKey = ['listDismissals']
type Dismissals = ApiOutput<'listDismissals'>

export interface DismissTenderProps {
  readonly tenderId: TenderId
  /** For whoever hears the button and does not see what it stands beside. */
  readonly title: string
}

/** Ends what is told of a tender that fits and is not wanted, and takes that back. */
export function DismissTender({ tenderId: tender_id, title }: DismissTenderProps) {
  const { t } = useTranslation(['notices', 'common'])
  const queries = useQueryClient()
  const { show } = useToasts()
  const found = useQuery({
    queryKey: dismissalsKey,
    queryFn: ({ signal }) => callApi('listDismissals', { signal }),
    staleTime: 60_000,
  })
  const set = useMutation({
    mutationFn: (dismissed: boolean) => callApi('setDismissal', { body: { tender_id, dismissed } }),
    onSuccess: (_, dismissed) =>
      queries.setQueryData<Dismissals>(dismissalsKey, (before) => ({
        tender_ids: [
          ...(before?.tender_ids ?? []).filter((one) => one !== tender_id),
          ...(dismissed ? [tender_id] : []),
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
  const isDismissed = found.data.tender_ids.includes(tender_id)
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isDismissed}
      icon={<BellOff aria-hidden="true" />}
      busy={set.isPending}
      onClick={() => set.mutate(!isDismissed)}
    >
      {t('dismiss')}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  )
}
