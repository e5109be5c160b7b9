import { useTranslation } from 'react-i18next'
import { isFeeDue } from '#domain/applications/is-fee-due.ts'
import { canMake } from '#domain/applications/lifecycle.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { ApplicationLine } from './application-line.ts'
import { useDiscarded } from './discarded-drafts.ts'
import styles from './line-actions.module.css'
import { useDiscard } from './use-discard.ts'
import { useMayApply } from './use-may-apply.ts'

const links = { NOT_STARTED: 'start', DRAFT: 'continue', SUBMITTED: 'view', PAID: 'view' } as const

/** What can be done in this status: the buttons follow the lifecycle table. */
export function LineActions({ line }: { readonly line: ApplicationLine }) {
  const { t } = useTranslation('applications')
  const { discard, bringBack, deselect } = useDiscard()
  const discarded = useDiscarded()[String(line.tender_id)]
  const titleOf = useTitleOf()
  const title = line.tender
    ? titleOf(line.tender)
    : t('overview.unknownTender', { id: line.tender_id })
  const mayApply = useMayApply(line.tender_id)
  const isReadOnly = line.status === 'DRAFT' && !line.isOnDevice && !mayApply
  const link = isReadOnly ? 'view' : links[line.status]
  return (
    <div className={styles.actions}>
      <LinkButton size="small" to={`/tender-application/${line.tender_id}`}>
        {t(`action.${link}`)}
      </LinkButton>
      {isFeeDue(line.status, line.tender) && (
        <LinkButton size="small" to="/tender-applications/review#payment">
          {t('action.pay')}
        </LinkButton>
      )}
      {line.status === 'DRAFT' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('action.discardNamed', { title })}
          onClick={() => void discard(line)}
        >
          {t('action.discard')}
        </Button>
      )}
      {line.status === 'NOT_STARTED' && discarded !== undefined && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('discard.keptNamed', { title })}
          onClick={() => void bringBack(line, discarded)}
        >
          {t('discard.kept')}
        </Button>
      )}
      {canMake('deselect', line.status) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('action.removeNamed', { title })}
          onClick={() => void deselect(line)}
        >
          {t('action.remove')}
        </Button>
      )}
    </div>
  )
}
