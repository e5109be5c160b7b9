import { useTranslation } from 'react-i18next'
import { type SiteContentKind, statusOf } from '#domain/content/site-content.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from './content.module.css'
import { ContentStatusBadge } from './use-content-columns.tsx'
import type { EditedItem } from './use-content-item.ts'
import { useItemWords } from './use-item-words.ts'
import { useLanguageNames } from './use-language-names.ts'

interface Props {
  readonly kind: SiteContentKind
  readonly item: EditedItem | null
  readonly isTyped: boolean
  readonly error: Error | null
  readonly onReload: () => void
}

/** Where the item is on its way to the site, what keeps it from there, and what was refused. */
export function ContentState({ kind, item, isTyped, error, onReload }: Props) {
  const { t } = useTranslation(['desk-content', 'desk', 'common'])
  const { instant } = useFormat()
  const words = useItemWords(kind)
  const status = item && statusOf(item)
  const code = error && errorCodeOf(error)
  return (
    <div className={styles.state}>
      <p className={styles.facts}>
        {status ? <ContentStatusBadge status={status} /> : t('not_saved_yet')}{' '}
        {item?.published_at && words.publishedAt(instant(item.published_at))}{' '}
        {isTyped && t('typed')}
      </p>
      {item && status !== 'published' && status !== null && <Missing item={item} />}
      {code && (
        <Notice
          tone="error"
          announce
          title={t('desk:not_saved')}
          action={code === 'version_conflict' && <Button onClick={onReload}>{t('reload')}</Button>}
        >
          {code === 'version_conflict' ? t('conflict') : t(`common:errors.${code}`)}
        </Notice>
      )}
    </div>
  )
}

function Missing({ item: { missing, faults } }: { readonly item: EditedItem }) {
  const { t } = useTranslation('desk-content')
  const nameOf = useLanguageNames()
  if (missing.length === 0 && faults.length === 0) return null
  return (
    <Notice tone="warning" title={t('missing_title')}>
      <ul className={styles.missing}>
        {missing.map((field) => (
          <li key={field}>{t(`missing.${field}`)}</li>
        ))}
        {faults.map(({ language, fault, words }) => (
          <li key={language}>
            {nameOf(language)}: {t(`fault.${fault}`)} <code>{words}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
