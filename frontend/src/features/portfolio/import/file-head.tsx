import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { type FileColumn, isUsed } from './file-columns.ts'
import styles from './review-grid.module.css'
import type { ChooseRole } from './use-column-roles.ts'
import { useRoleOptions } from './use-column-roles.ts'

interface Props {
  readonly column: FileColumn
  readonly at: number
  readonly choose: ChooseRole
  readonly disabled: boolean
}

/** The head of a column of the file: what it is called there, and what it was taken for. */
export function FileHead({ column, at, choose, disabled }: Props) {
  const { t } = useTranslation('imports')
  const { name, heads } = column
  return (
    <th
      scope="col"
      aria-colindex={at + 1}
      className={styles.fileHead}
      data-unused={!isUsed(column) || undefined}
    >
      {column.cell === null && t('row.file')}
      {heads.map((head) => (
        <span
          key={`${head.table.first_column} ${head.table.heading}`}
          className={styles.fileChoice}
        >
          <span className={styles.columnName} title={head.header}>
            <span className={styles.letter}>{name}</span> {head.header}
          </span>
          <RoleSelect
            label={t('columns.label', { name: head.header || placeOf(head.table, name, t) })}
            role={head.role}
            disabled={disabled}
            onChoose={(role) => choose(head.table, head.index, role)}
          />
        </span>
      ))}
    </th>
  )
}

type Words = ReturnType<typeof useTranslation<'imports'>>['t']

const placeOf = ({ is_turned }: ImportTable, name: string, t: Words) =>
  t(is_turned ? 'columns.row' : 'columns.unnamed', { name })

function RoleSelect(props: {
  readonly label: string
  readonly role: FileColumn['heads'][number]['role']
  readonly disabled: boolean
  readonly onChoose: (role: Parameters<ChooseRole>[2]) => void
}) {
  const { label, role, disabled, onChoose } = props
  const { t } = useTranslation('imports')
  const options = useRoleOptions()
  return (
    <select
      className={styles.role}
      aria-label={label}
      value={role === null || role === 'ignore' ? '' : role}
      disabled={disabled}
      onChange={({ target }) =>
        onChoose(options.find(({ value }) => value === target.value)?.value ?? 'ignore')
      }
    >
      <option value="">{t('columns.none')}</option>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}
