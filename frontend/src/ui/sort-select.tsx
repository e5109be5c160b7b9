import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { Select } from './select.tsx'
import { sortingOf } from './sorting.ts'

/** The order of a table in its card form, which has no headers to press. */
export function SortSelect<Row>({
  columns,
  sorting,
  onSort,
}: Pick<DataTableProps<Row>, 'columns' | 'sorting' | 'onSort'>) {
  const { t } = useTranslation('common')
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (onSort === undefined || sortable.length === 0) return null
  const options = sortable.flatMap(({ key, header }) => [
    { value: key, label: t('ui.rising', { column: header }) },
    { value: `-${key}`, label: t('ui.falling', { column: header }) },
  ])
  const chosen = sorting && `${sorting.direction === 'descending' ? '-' : ''}${sorting.key}`
  return (
    <div className={styles.order}>
      <Select
        label={t('ui.order')}
        options={options}
        value={chosen ?? ''}
        onChange={(sort) => sort !== '' && onSort(sortingOf(sort))}
      />
    </div>
  )
}
