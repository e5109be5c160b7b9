import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedFilters } from '../../../lib/folded-filters.tsx'
import { useListKeys } from '../../../lib/keys/use-list-keys.ts'
import { CsvButton, type CsvFile } from './csv-button.tsx'
import styles from './desk-list.module.css'

interface Props {
  /** The fields by which the list is narrowed. */
  readonly filters?: ReactNode
  /** Whether one of them is set. */
  readonly isFiltered: boolean
  /** Null while nothing is listed. */
  readonly csv: CsvFile | null
  readonly children: ReactNode
}

/** What stands around every list of the desk, whatever its form: filters, the file, keys. */
export function ListFrame({ filters, isFiltered, csv, children }: Props) {
  const { t } = useTranslation('desk')
  useListKeys()
  return (
    <div data-list className={styles.list}>
      <div className={styles.tools}>
        {filters && (
          <FoldedFilters label={t(isFiltered ? 'list.filters_set' : 'list.filters')}>
            <search className={styles.filters} aria-label={t('list.filter')}>
              {filters}
            </search>
          </FoldedFilters>
        )}
        {csv && (
          <div className={styles.csv}>
            <CsvButton {...csv} />
          </div>
        )}
      </div>
      {children}
      {csv && <Keys hasFilters={Boolean(filters)} />}
    </div>
  )
}

/** The keys in one quiet line. */
function Keys({ hasFilters }: { readonly hasFilters: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> {t('list.keys.move')} <kbd>{'\u21b5'}</kbd> {t('list.keys.open')}{' '}
      {hasFilters && (
        <>
          <kbd>/</kbd> {t('list.keys.search')}{' '}
        </>
      )}
      <kbd>?</kbd> {t('list.keys.all')}
    </p>
  )
}
