import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import type { ContentDocument } from './content.ts'
import styles from './document-page.module.css'

export function DocumentDates({ document }: { readonly document: ContentDocument }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { event, published, updated, kind } = document
  return (
    <div className={styles.dates}>
      {event !== null && (
        <p suppressHydrationWarning>
          {t(`event.${event.kind}`, { date: format.date(event.date, 'long') })}
        </p>
      )}
      {published !== null && (
        <p suppressHydrationWarning>
          {t('document.published', { date: format.date(published, 'long') })}
        </p>
      )}
      <p suppressHydrationWarning>
        {t('document.updated', { date: format.date(updated, 'long') })}
      </p>
      {kind === 'guides' && (
        <Button
          variant="quiet"
          size="small"
          icon={<Printer aria-hidden="true" />}
          onClick={() => print()}
        >
          {t('document.print')}
        </Button>
      )}
    </div>
  )
}
