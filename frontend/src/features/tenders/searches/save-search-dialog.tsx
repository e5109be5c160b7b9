import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearchId } from '#domain/shared/ids.ts'
import { longestName } from '#domain/shared/longest-name.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import type { TenderFilter } from '../tender-filter.ts'
import styles from './saved-searches-page.module.css'
import { SearchNameDialog } from './search-name-dialog.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { useSaveSearch } from './use-searches.ts'

export interface SaveSearchDialogProps {
  readonly filter: TenderFilter
  readonly onClose: () => void
}

/** What of a filter is saved: closed tenders bring no news. */
const savedOf = ({ state, ...filter }: TenderFilter) => ({
  ...filter,
  state: state === 'closed' ? ('open' as const) : state,
  market: filter.market || undefined,
  category: filter.category || undefined,
  origin: filter.origin || undefined,
  deadline_from: filter.deadline_from || undefined,
  deadline_to: filter.deadline_to || undefined,
  text: filter.text || undefined,
})

/** Names what the list of tenders shows, and saves it. */
export function SaveSearchDialog({ filter, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['searches', 'tenders', 'common'])
  const toasts = useToasts()
  const words = useFilterWords()(filter)
  // one id however often it is tried
  const [search_id] = useState(() => `sea_${crypto.randomUUID()}` as SavedSearchId)
  const save = useSaveSearch()
  const twin = save.data?.is_new === false ? save.data.search : null
  const submit = (name: string) =>
    save.mutate(
      { search_id, name, filter: savedOf(filter) },
      {
        onSuccess: ({ search, is_new }) => {
          if (!is_new) return
          onClose()
          toasts.show({
            tone: 'success',
            title: t('save.saved', { name: search.name }),
            message: t('save.saved_text'),
          })
        },
      },
    )
  return (
    <SearchNameDialog
      title={t('tenders:search.save')}
      name={words.join(', ').slice(0, longestName)}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <span className={styles.soft}>{t('save.looks_for')}</span> {words.join(' \u00b7 ')}
      </p>
      {filter.state === 'closed' && <p className={styles.soft}>{t('save.open_only')}</p>}
      {twin !== null && (
        <Notice announce title={t('save.twin', { name: twin.name })}>
          <LocaleLink to="/saved-searches">{t('save.see')}</LocaleLink>
        </Notice>
      )}
      {save.error && (
        <Notice tone="error" announce title={t('save.failed')}>
          <p>{t(`common:errors.${errorCodeOf(save.error)}`)}</p>
        </Notice>
      )}
    </SearchNameDialog>
  )
}
