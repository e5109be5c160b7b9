import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { type ExportFormat, exportFormats, exportTable, saveTable } from './export-products.ts'
import styles from './grid-page.module.css'
import type { GridRow } from './grid-row.ts'

/** Saves what is selected, else what the filter shows, as a list that can be worked in and uploaded again. */
export function ExportButtons({ rows }: { readonly rows: readonly GridRow[] }) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const { country, number } = useFormat()
  const { show } = useToasts()
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const save = async (format: ExportFormat) => {
    setBusy(format)
    try {
      const table = exportTable(
        rows.map(({ facts }) => facts),
        {
          fact: (field) => t(`fact.${field}` as 'fact.name'),
          word: (key) => word(key as 'yes'),
          country,
          number,
        },
      )
      await saveTable(table, t('products.title'), format)
    } catch {
      show({ tone: 'error', title: t('grid.exportFailed'), message: t('grid.exportRemedy') })
    }
    setBusy(null)
  }
  return (
    <div className={styles.export}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          disabled={rows.length === 0}
          busy={busy === format}
          icon={<Download aria-hidden="true" />}
          aria-label={t(`grid.export.${format}Named`, { count: rows.length })}
          onClick={() => void save(format)}
        >
          {t(`grid.export.${format}`)}
        </Button>
      ))}
    </div>
  )
}
