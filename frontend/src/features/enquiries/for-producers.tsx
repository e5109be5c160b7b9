import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './about-page.module.css'
import { useWantedRequest } from './private-sales.ts'

const points = ['match', 'mail', 'anonymous', 'free'] as const

/** What private sales are for a producer without an account. */
export function ForProducers() {
  const { t } = useTranslation('enquiries')
  const wanted = useWantedRequest()
  const next = `/private-sales${wanted === undefined ? '' : `?request=${wanted}#producers`}`
  return (
    <>
      <p className={styles.lead}>{t('producers.lead')}</p>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{t(`producers.${point}`)}</li>
        ))}
      </ul>
      {wanted !== undefined && <p>{t('producers.wanted')}</p>}
      <div className={styles.actions}>
        <LinkButton to="/pricing">{t('producers.pricing')}</LinkButton>
        <LinkButton to={`/auth?next=${encodeURIComponent(next)}`}>
          {t('producers.log_in')}
        </LinkButton>
      </div>
    </>
  )
}
