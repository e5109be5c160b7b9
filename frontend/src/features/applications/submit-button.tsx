import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Application } from '#domain/applications/application.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { CostBefore } from './cost-before.tsx'
import { useSubmit } from './use-submit.ts'
import { WhoSubmits } from './who-submits.tsx'

export interface SubmitButtonProps {
  readonly application: Application
  readonly tender: TenderSummary
}

/** The place of an application on the review page, where its receipt appears. */
export const reviewId = (tenderId: number): string => `review-${tenderId}`

/** Asks once more, then submits; a second press while it is under way does nothing. */
export function SubmitButton({ application, tender }: SubmitButtonProps) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { show } = useToasts()
  const [isAsking, setAsking] = useState(false)
  const submission = useSubmit(application)
  const isUnderWay = useRef(false)
  const submit = () => {
    // the second press of a double click comes before the button is rendered as busy
    if (isUnderWay.current) return
    isUnderWay.current = true
    submission.mutate(undefined, {
      onSettled: () => {
        isUnderWay.current = false
      },
      onSuccess: () => {
        setAsking(false)
        document.getElementById(reviewId(application.tender_id))?.scrollIntoView()
        show({ tone: 'success', title: t('submit.doneTitle'), message: titleOf(tender) })
      },
    })
  }
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('submit.button')}
      </Button>
      <Dialog
        title={t('submit.confirmTitle')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('submit.cancel')}</Button>
            <Button variant="primary" busy={submission.isPending} onClick={submit}>
              {t('submit.button')}
            </Button>
          </>
        }
      >
        <p>{t('submit.confirmText', { title: titleOf(tender) })}</p>
        <WhoSubmits market={tender.market} />
        <CostBefore tenderId={tender.tender_id} />
        {submission.isError && <SubmitFailure error={submission.error} />}
      </Dialog>
    </>
  )
}

function SubmitFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  return (
    <Notice tone="error" announce title={t('submit.failed')}>
      {common(`errors.${errorCodeOf(error)}`)} {t('submit.nothingLost')}
    </Notice>
  )
}
