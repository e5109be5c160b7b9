import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { type ColumnRole, columnRoles } from '#domain/portfolio/reading/column-roles.ts'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { columnLetter } from './column-letter.ts'
import styles from './import-page.module.css'
import { useFailureToast } from './use-failure-toast.ts'
import { useReadAgain } from './use-import.ts'

interface Props {
  readonly uploadId: string
  readonly tables: readonly ImportTable[]
  readonly isOpen: boolean
  readonly disabled: boolean
}

/** What each column was taken for, to be changed; everything is read again at once. */
export function ColumnChoices({ uploadId, tables, isOpen, disabled }: Props) {
  const { t } = useTranslation('imports')
  const { show } = useToasts()
  const fail = useFailureToast()
  const again = useReadAgain(uploadId)
  const options = columnRoles
    .filter((role) => role !== 'ignore')
    .map((value) => ({ value, label: t(`role.${value}`) }))
  const choose = ({ heading }: ImportTable, index: number, role: ColumnRole) =>
    again.mutate(
      { columns: [{ heading, roles: { [index]: role } }] },
      {
        onSuccess: () => show({ tone: 'success', title: t('columns.asked') }),
        onError: (thrown) => fail(t('columns.failed'), thrown),
      },
    )
  return (
    <details className={styles.columns} open={isOpen || undefined}>
      <summary>{t('columns.title')}</summary>
      <p className={styles.soft}>{t('columns.lead')}</p>
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
                disabled={disabled || again.isPending}
                onChange={(chosen) => choose(table, index, chosen === '' ? 'ignore' : chosen)}
              />
            )
          })}
        </fieldset>
      ))}
    </details>
  )
}
