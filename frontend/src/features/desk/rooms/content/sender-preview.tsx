import { useTranslation } from 'react-i18next'
import { senderLines } from '#domain/content/sender-line.ts'
import type { SenderWords } from '#domain/content/site-content.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useSiteContent } from '../../../../lib/operator/use-site-content.ts'
import styles from './content.module.css'

interface Props {
  readonly content: SenderWords
  readonly locale: Locale
}

/** The foot of a mail, as `mail-look.ts` sets it: the line, and below it the contact data that are published. */
export function SenderPreview({ content: { words }, locale }: Props) {
  const { t } = useTranslation('desk-content')
  const site = useSiteContent()
  const [line, imprint] = senderLines(locale, { words, contact: site?.contact ?? null })
  return (
    <>
      <p className={styles.mailFoot} lang={locale}>
        <span>{line}</span>
        <span>{imprint}</span>
      </p>
      {site?.contact === null && <p className={styles.facts}>{t('in_mails.no_contact')}</p>}
    </>
  )
}
