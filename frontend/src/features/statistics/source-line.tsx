import { useTranslation } from 'react-i18next'
import { usePunctuation } from '../../i18n/use-punctuation.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import { useFigureTexts } from '../../lib/statistics/use-figure-texts.ts'
import { sourceName } from './known-figures.ts'
import styles from './source-line.module.css'

/** Under a chart: each source once, with the periods that it tells of, and what was computed. */
export function SourceLine({ figures }: { readonly figures: readonly Figure[] }) {
  const { t } = useTranslation('statistics')
  const { semicolon } = usePunctuation()
  const { period, status } = useFigureTexts()
  const urls = [...new Set(figures.map(({ source }) => source))]
  const periodsOf = (url: string) => [
    ...new Set(
      figures.filter(({ source }) => source === url).map((figure) => period(figure.period)),
    ),
  ]
  const statuses = [...new Set(figures.map(status))]
  return (
    <p className={styles.source}>
      {t('source', { count: urls.length })}{' '}
      {urls.map((url, n) => (
        <span key={url}>
          {n > 0 && semicolon}
          <a href={url} rel="noopener">
            {sourceName(url)}
          </a>{' '}
          <span suppressHydrationWarning>({periodsOf(url).join(', ')})</span>
        </span>
      ))}
      . {t('statuses', { statuses: statuses.join(', ') })}
    </p>
  )
}
