import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../../i18n/locale-link.tsx'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Spinner } from '../../../../../ui/spinner.tsx'
import { HeldChange } from '../tenders/held-change.tsx'
import { useChangeTender } from '../tenders/use-change-tender.ts'
import { type DeskTender, useDeskTender } from '../tenders/use-desk-tender.ts'
import { WithdrawDialog } from '../tenders/withdraw-tender.tsx'
import styles from './intake.module.css'
import type { FoundIntake } from './use-intake.ts'

type MissingTender = FoundIntake['intake']['missing'][number]

/** What is stored of the same plan and not in the file: somebody has to look whether it was withdrawn. */
export function MissingTenders({ missing }: { readonly missing: readonly MissingTender[] }) {
  const { t } = useTranslation('desk-tenders')
  if (missing.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('missing.title', { count: missing.length })}</summary>
      <p>{t('missing.lead')}</p>
      <ul>
        {missing.map((one) => (
          <Missing key={one.tender_id} missing={one} />
        ))}
      </ul>
    </details>
  )
}

function Missing({ missing }: { readonly missing: MissingTender }) {
  const { t } = useTranslation('desk-tenders')
  const { tender_id, reference, title } = missing
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useDeskTender(isAsked ? tender_id : null)
  const name = [reference, title].filter(Boolean).join(' ')
  return (
    <li>
      <LocaleLink to={`/admin/tenders/${tender_id}`}>{name}</LocaleLink>{' '}
      {!isAsked && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('missing.withdraw', { name })}
          onClick={() => setAsked(true)}
        >
          {t('tenders.withdraw')}
        </Button>
      )}
      {isAsked && data === undefined && isFetching && <Spinner label={t('tenders.withdraw')} />}
      {isAsked && error && data === undefined && (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsked && data && <Withdrawal found={data} onClose={() => setAsked(false)} />}
    </li>
  )
}

function Withdrawal({
  found,
  onClose,
}: {
  readonly found: DeskTender
  readonly onClose: () => void
}) {
  const { t } = useTranslation('vocabulary')
  const { tender } = found
  const { publish } = useChangeTender(tender)
  if (tender.published.status === 'withdrawn') {
    return (
      <>
        {t('tenderState.withdrawn')} <HeldChange found={found} />
      </>
    )
  }
  return <WithdrawDialog published={tender.published} publish={publish} onClose={onClose} />
}
