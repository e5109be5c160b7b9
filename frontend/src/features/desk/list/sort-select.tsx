import { useTranslation } from 'react-i18next'
import type { DataTableProps } from '../../../ui/data-table.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './desk-list.module.css'
import { sortingOf } from './sorting.ts'

/** The order of a list on phones, where its table has no headers to press. */
export function SortSelect<Row>({
  columns,
  sorting,
  onSort,
}: Pick<DataTableProps<Row>, 'columns' | 'sorting' | 'onSort'>) {
  const { t } = useTranslation('desk')
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (onSort === undefined || sortable.length === 0) return null
  const options = sortable.flatMap(({ key, header }) => [
    { value: key, label: t('list.rising', { column: header }) },
    { value: `-${key}`, label: t('list.falling', { column: header }) },
  ])
  const chosen = sorting && `${sorting.direction === 'descending' ? '-' : ''}${sorting.key}`
  return (
    <div className={styles.order}>
      <Select
        label={t('list.order')}
        options={options}
        value={chosen ?? ''}
        onChange={(sort) => sort !== '' && onSort(sortingOf(sort))}
      />
    </div>
  )
}
