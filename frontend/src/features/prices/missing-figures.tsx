import { useTranslation } from 'react-i18next'
import type { MissingFigure } from '#domain/prices/ladder.ts'
import { Notice } from '../../ui/notice.tsx'

/** What keeps the ladder from reaching the shelf, each with why it is not known. */
export function MissingFigures({ missing }: { readonly missing: readonly MissingFigure[] }) {
  const { t } = useTranslation('prices')
  const nameOf = (key: MissingFigure['key']) => {
    switch (key) {
      case 'duty':
      case 'vat':
      case 'markup_percent':
      case 'markup_per_litre':
        return t(`step.${key}`)
      default:
        return t(`assumption.${key}`)
    }
  }
  return (
    <Notice tone="warning" title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <ul>
        {missing.map(({ key, reason }) => (
          <li key={key}>
            {reason === 'not_published'
              ? nameOf(key)
              : t(`missing.${reason}`, { figure: nameOf(key) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
