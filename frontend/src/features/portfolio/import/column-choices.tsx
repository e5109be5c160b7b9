import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { Select } from '../../../ui/select.tsx'
import { columnLetter } from './column-letter.ts'
import styles from './import-page.module.css'
import { useColumnRoles, useRoleOptions } from './use-column-roles.ts'

interface Props {
  readonly uploadId: string
  readonly tables: readonly ImportTable[]
  readonly isOpen: boolean
  readonly disabled: boolean
}

/** What each column was taken for, one by one: where the file is not shown as a table with its own heads. */
export function ColumnChoices({ uploadId, tables, isOpen, disabled }: Props) {
  const { t } = useTranslation('imports')
  const { choose, isBusy } = useColumnRoles(uploadId)
  const options = useRoleOptions()
  const isWide = useIsWide()
  return (
    <details className={styles.columns} open={isOpen || undefined}>
      <summary>{t('columns.title')}</summary>
      <p className={styles.soft}>{t('columns.lead')}</p>
      {!isWide && <p className={styles.soft}>{t('columns.easier')}</p>}
      {tables.map((table) => (
        <fieldset key={`${table.sheet} ${table.first_column}`} className={styles.table}>
          {tables.length > 1 && (
            <legend>{t('columns.sheet', { name: table.name || table.sheet + 1 })}</legend>
          )}
          {table.columns.map(({ index, header, role }) => {
            const place = table.is_turned
              ? t('columns.row', { name: table.first_column + index + 1 })
              : t('columns.unnamed', { name: columnLetter(table.first_column + index) })
            return (
              <Select
                key={index}
                label={t('columns.label', { name: header === '' ? place : header })}
                value={role === 'ignore' ? '' : (role ?? '')}
                empty={t('columns.none')}
                options={options}
                disabled={disabled || isBusy}
                onChange={(chosen) => choose(table, index, chosen === '' ? 'ignore' : chosen)}
              />
            )
          })}
        </fieldset>
      ))}
    </details>
  )
}
