import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../i18n/locale-link.tsx'
import styles from './breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** The way here; the page itself last, without `to`. */
  readonly trail: readonly { label: string; to?: string }[]
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <LocaleLink to={to}>{label}</LocaleLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
