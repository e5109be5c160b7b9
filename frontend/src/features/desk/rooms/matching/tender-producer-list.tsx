import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import styles from './matching.module.css'
import { tenderProducerCsv } from './matching-csv.ts'
import { useInvitationColumns } from './use-invitation-columns.tsx'
import type { TenderProducer, useTenderProducers } from './use-tender-producers.ts'

interface Props {
  readonly tender_id: number
  readonly list: ReturnType<typeof useTenderProducers>
}

/** Whose products fit a tender, best first; who was not invited yet can be invited with one press. */
export function TenderProducerList({ tender_id, list }: Props) {
  const { t } = useTranslation('desk-matching')
  const [inviting, setInviting] = useState<readonly TenderProducer[] | null>(null)
  const pages = list.data?.pages ?? []
  const first = pages[0]
  const isOpen = first?.is_open ?? false
  const waiting = pages
    .flatMap(({ producers }) => producers)
    .filter(({ invited_at, counts }) => invited_at === null && counts.strong + counts.possible > 0)
    .slice(0, 100)
  const columns = useInvitationColumns(isOpen ? (one) => setInviting([one]) : null)
  return (
    <div className={styles.part}>
      {first && !isOpen && <Notice tone="warning" title={t('closed')} />}
      {isOpen && waiting.length > 0 && (
        <div>
          <Button variant="primary" onClick={() => setInviting(waiting)}>
            {t('invite_all', { count: waiting.length })}
          </Button>
        </div>
      )}
      <DeskList
        caption={t('view.producers')}
        list={list}
        rowsOf={(page) => page.producers}
        rowKey={({ user_id }) => user_id}
        columns={columns}
        csv={{ name: `producers-${tender_id}`, make: () => tenderProducerCsv(tender_id) }}
        onClear={null}
        empty={{ title: t('nobody'), text: t('nobody_text') }}
      />
      {inviting && first && (
        <InviteDialog
          tender_id={tender_id}
          version={first.version}
          producers={inviting}
          onClose={() => setInviting(null)}
        />
      )}
    </div>
  )
}
