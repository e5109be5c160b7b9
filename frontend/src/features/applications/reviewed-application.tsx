import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { AnswerList } from '../../lib/applications/answer-list.tsx'
import { useRules } from '../../lib/applications/use-rules.ts'
import { productName } from '../../lib/products/product-name.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { emptyFormData } from './autosave.ts'
import { ChangedTender } from './changed-tender.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { CostBefore } from './cost-before.tsx'
import { latestDataOf } from './kept-drafts.ts'
import { MissingPoints } from './missing-points.tsx'
import styles from './reviewed-application.module.css'
import { reviewId, SubmitButton } from './submit-button.tsx'
import { useApplication } from './use-application.ts'
import { useOfferCheck } from './use-offer-check.ts'
import { useChosenProduct } from './use-offerable-products.ts'
import { WhoSubmits } from './who-submits.tsx'
import { findingsBeside } from './workspace/open-points.ts'

/** One draft before its submission. */
export function ReviewedApplication({ tenderId }: { readonly tenderId: TenderId }) {
  const { data, error, isPending, refetch } = useApplication(tenderId, null)
  if (isPending) return <Skeleton awaits="application" lines={6} />
  if (data === undefined) return <ApiFailure error={error} onRetry={() => void refetch()} />
  return (
    <div id={reviewId(tenderId)}>
      <Suspense fallback={<Skeleton awaits="application" lines={6} />}>
        <Reviewed answer={data} />
      </Suspense>
    </div>
  )
}

function Reviewed({ answer }: { readonly answer: ApiOutput<'getApplication'> }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { instant } = useFormat()
  const { application, tender, form, closed_because, may_apply } = answer
  const data = may_apply ? (application.form_data ?? emptyFormData) : latestDataOf(application)
  const check = useOfferCheck(form, data)
  const rules = useRules()
  const { problems, facts } = check
  const findings = findingsBeside(check, problems)
  const points = problems.length + findings.length
  const pointsId = `points-${tender.tender_id}`
  const canBeSubmitted = may_apply && points === 0 && closed_because === null && !rules.isPending
  const isSent = application.status === 'SUBMITTED' || application.status === 'PAID'
  return (
    <Card
      className={styles.card}
      title={<TenderTitle tender={tender} to={`/tender-application/${tender.tender_id}`} />}
      aside={<TenderDeadline tender={tender} />}
      footer={
        !isSent && (
          <>
            {canBeSubmitted && <SubmitButton application={application} tender={tender} />}
            {may_apply && closed_because === null && points > 0 && (
              <BlockedSubmit pointsId={pointsId} count={points} />
            )}
            <LinkButton to={`/tender-application/${tender.tender_id}`}>
              {t(may_apply ? 'review.edit' : 'action.view')}
            </LinkButton>
          </>
        )
      }
    >
      {isSent ? (
        <Notice tone="success" announce title={t('submit.doneTitle')}>
          {t('submit.doneText', {
            title: titleOf(tender),
            time: instant(application.submitted_at ?? application.updated_at),
          })}
        </Notice>
      ) : (
        <>
          <ClosedNotice because={closed_because} tender={tender} />
          {may_apply && <ChangedTender tenderId={tender.tender_id} form={form} data={data} />}
          {!may_apply && (
            <Notice tone="warning" title={t('form.readOnlyDraft')}>
              {t('form.readOnlyDraftText')}
            </Notice>
          )}
          {may_apply && points > 0 && (
            <div id={pointsId}>
              <MissingPoints
                tenderId={tender.tender_id}
                form={form}
                problems={problems}
                findings={findings}
                facts={facts}
              />
            </div>
          )}
          {canBeSubmitted && <Notice tone="success">{t('review.complete')}</Notice>}
        </>
      )}
      <OfferedProduct productId={data.product_id} />
      <details className={styles.answers} open={points === 0}>
        <summary>{t('review.showAnswers')}</summary>
        <AnswerList form={form} data={data} />
      </details>
      {!isSent && <CostAndWay answer={answer} />}
    </Card>
  )
}

interface BlockedSubmitProps {
  readonly pointsId: string
  readonly count: number
}

/** In the place of the submit button while points are open: says so, and leads to the first of them. */
function BlockedSubmit({ pointsId, count }: BlockedSubmitProps) {
  const { t } = useTranslation('applications')
  const why = useId()
  return (
    <>
      <Button
        aria-describedby={why}
        onClick={() => document.querySelector<HTMLAnchorElement>(`#${pointsId} a`)?.focus()}
      >
        {t('submit.button')}
      </Button>
      <p id={why}>{t('submit.blocked', { count })}</p>
    </>
  )
}

function OfferedProduct({ productId }: { readonly productId: string | null }) {
  const { t } = useTranslation('applications')
  const { data } = useChosenProduct(productId)
  if (data === undefined) return null
  return (
    <p>
      {t('form.chooseProduct')}: <strong>{productName(data.facts)}</strong>
    </p>
  )
}

/** What it costs and who submits, said before it is asked. */
function CostAndWay({ answer: { tender } }: { readonly answer: ApiOutput<'getApplication'> }) {
  return (
    <div className={styles.way}>
      <WhoSubmits market={tender.market} />
      <CostBefore tenderId={tender.tender_id} />
    </div>
  )
}
