import { useTranslation } from 'react-i18next'
import type { NewsDraft, SiteContent } from '#domain/content/site-content.ts'
import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import { ContactLines } from '../../../../lib/operator/contact-lines.tsx'
import { DocumentBody } from '../../../../lib/operator/document-body.tsx'
import { OperatorFigures } from '../../../../lib/operator/operator-figures.tsx'
import { TestimonialFigure } from '../../../../lib/operator/testimonial-figure.tsx'
import { yearsSince } from '../../../../lib/operator/years-since.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import styles from './content.module.css'
import { SenderPreview } from './sender-preview.tsx'
import type { EditedItem } from './use-content-item.ts'
import { useItemWords } from './use-item-words.ts'

interface Props {
  readonly content: SiteContent
  readonly locale: Locale
  /** The texts of the version that is saved. */
  readonly rendered: EditedItem['rendered']
}

/** The item as its page shows it, by the page's own parts. */
export function ContentPreview({ content, locale, rendered }: Props) {
  const words = useItemWords(content.kind)
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview}</h2>
      {content.kind === 'testimonial' && (
        <TestimonialFigure testimonial={content} language={locale} />
      )}
      {content.kind === 'about' && (
        <OperatorFigures
          years={content.experience_since && yearsSince(content.experience_since)}
          markets={content.markets}
        />
      )}
      {content.kind === 'contact' && <ContactLines contact={content} />}
      {content.kind === 'sender' && <SenderPreview content={content} locale={locale} />}
      {content.kind === 'news' && (
        <NewsPreview content={content} locale={locale} rendered={rendered} />
      )}
    </section>
  )
}

function NewsPreview({ content, locale, rendered }: Props & { readonly content: NewsDraft }) {
  const { t } = useTranslation(['content', 'desk-content'])
  const { date } = useFormat()
  const hasOwn = (content.texts[locale]?.title ?? '') !== ''
  const shown = hasOwn ? locale : defaultLocale
  const { title, description } = content.texts[shown] ?? {}
  return (
    <article className={styles.article} lang={shown}>
      {!hasOwn && shown !== locale && <Notice>{t('document.english_only')}</Notice>}
      <h3>{title}</h3>
      <p>{description}</p>
      {content.event !== null && (
        <p className={styles.facts}>
          {t(`event.${content.event_kind}`, { date: date(content.event, 'long') })}
        </p>
      )}
      <DocumentBody html={rendered[shown]?.html ?? ''} lang={shown} />
      {content.sources.length > 0 && (
        <ul className={styles.missing}>
          {content.sources.map(({ name, url }) => (
            <li key={`${name} ${url}`}>
              {name} ({url})
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>{t('desk-content:preview_of_saved')}</p>
    </article>
  )
}
