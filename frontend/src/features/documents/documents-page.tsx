import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DocumentKind, documentKindIds } from '#domain/documents/kinds.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { FoldedFilters } from '../../lib/folded-filters.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { useKindOptions } from './document-fields.tsx'
import { DocumentTable } from './document-table.tsx'
import styles from './documents-page.module.css'
import { acceptedFiles, CameraButton } from './file-picker.tsx'
import { HandInLinks } from './hand-in-links.tsx'
import { type DocumentFilter, useDocuments } from './use-documents.ts'
import type { FormPurpose } from './use-save-document.ts'

const isKind = (text: string): text is DocumentKind => documentKindIds.some((id) => id === text)

function parseFilter(search: URLSearchParams): DocumentFilter {
  const kind = search.get('kind') ?? ''
  return { kind: isKind(kind) ? kind : '', all: search.get('show') === 'all' }
}
const filterSearch = ({ kind, all }: DocumentFilter) => ({
  ...(kind === '' ? {} : { kind }),
  ...(all ? { show: 'all' } : {}),
})
const narrowedBy = (filter: DocumentFilter) => Object.keys(filterSearch(filter)).length

/** `/documents`: what a company shows more than once, with how long each is good. */
export function DocumentsPage() {
  const { t } = useTranslation('documents')
  const isOnline = useIsOnline()
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch)
  const [purpose, setPurpose] = useState<FormPurpose | null>(null)
  const kinds = useKindOptions()
  const add = (files: readonly File[]) => setPurpose({ to: 'add', files })
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <FileDrop
        title={t('add.drop')}
        hint={t('add.hint')}
        selectLabel={t('add.select')}
        accept={acceptedFiles}
        onSelect={add}
      />
      <CameraButton onSelect={add} />
      {!isOnline && (
        <Notice tone="warning" announce>
          {t('offline')}
        </Notice>
      )}
      <FoldedFilters label={t('filter.label', { count: narrowedBy(filter) })}>
        <search className={styles.filter}>
          <Select
            label={t('filter.kind')}
            required={false}
            optionalUnmarked
            value={filter.kind}
            empty={t('filter.all')}
            options={kinds}
            onChange={(kind) => setFilter({ kind })}
          />
          <Checkbox
            label={t('filter.replaced')}
            checked={filter.all}
            onChange={(all) => setFilter({ all })}
          />
        </search>
      </FoldedFilters>
      <DocumentList
        filter={filter}
        onOpen={setPurpose}
        onClear={() => setFilter({ kind: '', all: false })}
      />
      <HandInLinks />
      {purpose !== null && <DocumentDialog purpose={purpose} onClose={() => setPurpose(null)} />}
    </Page>
  )
}

interface ListProps {
  readonly filter: DocumentFilter
  readonly onOpen: (purpose: FormPurpose) => void
  readonly onClear: () => void
}

function DocumentList({ filter, onOpen, onClear }: ListProps) {
  const { t } = useTranslation('documents')
  const list = useDocuments(filter)
  if (list.isPending) return <Skeleton awaits="documents" lines={8} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />
  }
  const documents = list.data.pages.flatMap((page) => page.documents)
  if (documents.length > 0) {
    return (
      <section className={styles.list} aria-busy={list.isPlaceholderData}>
        <DocumentTable documents={documents} onOpen={onOpen} />
        <ListPager list={list} />
      </section>
    )
  }
  if (filter.kind === '') {
    return (
      <EmptyState title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('empty.noneOfKind')}
      action={<Button onClick={onClear}>{t('filter.all')}</Button>}
    >
      <p>{t('empty.noneOfKindText')}</p>
    </EmptyState>
  )
}
