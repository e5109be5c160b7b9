import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpen } from '#domain/tenders/is-open.ts'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useTitleOf } from '../../../../lib/tenders/title-words.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { InviteDialog } from '../matching/invite-dialog.tsx'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

interface Props {
  readonly producer: DeskProducer['producer']
  readonly onClose: () => void
}

/** Invites one producer to a tender that fits their products: the tender first, then the words. */
export function InviteProducer({ producer, onClose }: Props) {
  const { t } = useTranslation(['desk-producers', 'common'])
  const { date } = useFormat()
  const titleOf = useTitleOf()
  const { user_id, company_name, email } = producer
  const [chosen, setChosen] = useState('')
  const [isChosen, setIsChosen] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['seeMatches', user_id, 'to-invite'],
    queryFn: ({ signal }) =>
      callApi('seeMatches', { params: { user_id }, query: { limit: 50 }, signal }),
  })
  const tenders = (data?.rows ?? []).flatMap(({ tender, counts }) =>
    counts.strong + counts.possible > 0 &&
    tender.version !== undefined &&
    isOpen(tender, new Date())
      ? [tender]
      : [],
  )
  const tender = tenders.find(({ tender_id }) => String(tender_id) === chosen)
  if (isChosen && tender?.version !== undefined)
    return (
      <InviteDialog
        tender_id={tender.tender_id}
        version={tender.version}
        producers={[{ user_id, company_name, email }]}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      title={t('invite.title', { company: company_name ?? email })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={tender === undefined}
            onClick={() => setIsChosen(true)}
          >
            {t('invite.next')}
          </Button>
        </>
      }
    >
      {isPending && <Skeleton awaits="producers" lines={3} />}
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data && tenders.length === 0 && (
        <EmptyState title={t('invite.none')}>
          <p>{t('invite.none_text')}</p>
        </EmptyState>
      )}
      {tenders.length > 0 && (
        <div className={styles.part}>
          <p>{t('invite.text')}</p>
          <Select
            label={t('invite.tender')}
            empty={t('invite.choose')}
            value={chosen}
            onChange={setChosen}
            options={tenders.map((one) => ({
              value: String(one.tender_id),
              label: [titleOf(one), one.reference, one.offer_deadline && date(one.offer_deadline)]
                .filter(Boolean)
                .join(' \u00b7 '),
            }))}
          />
        </div>
      )}
    </Dialog>
  )
}
