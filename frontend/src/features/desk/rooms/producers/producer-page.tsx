import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { InviteProducer } from './invite-producer.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { isMissing, MissingProducer } from './missing-producer.tsx'
import { PlanPart } from './plan-part.tsx'
import { ProducerLetters } from './producer-letters.tsx'
import { ProducerApplications, ProducerDocuments } from './producer-lists.tsx'
import styles from './producers.module.css'
import { useProducer } from './use-producer.ts'

/** `/admin/producers/:userId`: one producer. */
export function ProducerPage() {
  const { t } = useTranslation('desk-producers')
  const { userId: user_id = '' } = useParams()
  const [isWriting, setWriting] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const { data, error, isPending, refetch } = useProducer(user_id)
  const name = data ? (data.producer.company_name ?? data.producer.email) : t('one')
  const seen = `/admin/producers/${encodeURIComponent(user_id)}/view`
  return (
    <Page
      width="wide"
      title={name}
      lead={data?.producer.email}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/producers' }, { label: name }]} />
      }
      actions={
        data && (
          <>
            <LinkButton to={seen}>{t('view.open')}</LinkButton>
            <Button onClick={() => setInviting(true)}>{t('invite.open')}</Button>
            <Button onClick={() => setWriting(true)}>{t('letter.write')}</Button>
          </>
        )
      }
    >
      {isMissing(error) && <MissingProducer />}
      {isPending && <Skeleton awaits="producer" lines={12} />}
      {error && !isMissing(error) && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <CompanyFacts found={data} />
          <PlanPart found={data} />
          <ProducerApplications found={data} />
          <ProducerDocuments found={data} />
          <ProducerLetters producer={data.producer} />
        </div>
      )}
      {data && isInviting && (
        <InviteProducer producer={data.producer} onClose={() => setInviting(false)} />
      )}
      {data && isWriting && (
        <LetterDialog producer={data.producer} onClose={() => setWriting(false)} />
      )}
    </Page>
  )
}
