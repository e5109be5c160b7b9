import { useTranslation } from 'react-i18next'
import type { PackagingBasis } from '#domain/prices/packaging.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatPercent } from '../../lib/format-percent.ts'
import { FigureSource } from './figure-source.tsx'
import styles from './price-ladder-page.module.css'

interface PackagingNoteProps {
  readonly packaging: PackagingBasis
  readonly currency: string
}

/** For which container and which share that comes back the tax on the packaging was counted. */
export function PackagingNote({ packaging, currency }: PackagingNoteProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { material, isAssumed, return_share, figure } = packaging
  const container = t(`containers.${material}`)
  return (
    <div className={styles.packaging} data-testid="packaging-basis">
      <p className={styles.note}>
        {t(isAssumed ? 'packaging.assumed' : 'packaging.of', { container })}{' '}
        {return_share === null
          ? t('packaging.share_not_known')
          : t('packaging.share', { share: formatPercent(return_share, language) })}
      </p>
      {figure !== null && <FigureSource figure={figure} currency={currency} />}
    </div>
  )
}
