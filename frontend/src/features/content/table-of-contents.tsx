import { useTranslation } from 'react-i18next'
import type { ContentHeading } from '#domain/content/content-heading.ts'
import styles from './table-of-contents.module.css'

/** Links to the headings of a long text. */
export function TableOfContents({
  headings,
  lang,
}: {
  readonly headings: readonly ContentHeading[]
  readonly lang?: string | undefined
}) {
  const { t } = useTranslation('content')
  return (
    <nav className={styles.contents} aria-label={t('document.contents')}>
      <h2 className={styles.title}>{t('document.contents')}</h2>
      <ol className={styles.list} lang={lang}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
