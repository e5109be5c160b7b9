import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { filterSearch, noFilter, type TenderFilter } from '../tender-filter.ts'
import styles from './saved-searches-page.module.css'
import { SearchFeeds } from './search-feeds.tsx'
import { SearchNameDialog } from './search-name-dialog.tsx'
import { useFilterWords } from './use-filter-words.ts'
import {
  type SavedSearch,
  useBringSearchBack,
  useRemoveSearch,
  useRenameSearch,
} from './use-searches.ts'

/** A saved search: the way to what it finds, and what can be done with it. */
export function SavedSearchCard({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation(['searches', 'common'])
  const { search_id, name, filter } = search
  return (
    <li className={styles.search}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {filter === null ? (
            name
          ) : (
            <LocaleLink to={`/tenders?${filterSearch({ ...noFilter, ...filter })}`}>
              {name}
            </LocaleLink>
          )}
        </h2>
        {filter === null ? (
          <Notice tone="warning" title={t('unreadable')}>
            <p>{t('unreadable_text')}</p>
          </Notice>
        ) : (
          <Looks filter={filter} />
        )}
      </div>
      <Actions key={search_id} search={search} />
      {filter !== null && <SearchFeeds search={search} />}
    </li>
  )
}

/** Of the Nordic countries' days the earliest. */
const today = () => dateIn(marketFacts.SE.time_zone, new Date())

function Looks({ filter }: { readonly filter: Partial<TenderFilter> }) {
  const { t } = useTranslation('searches')
  const words = useFilterWords()(filter)
  const { deadline_to: last } = filter
  return (
    <>
      <p className={styles.soft}>{words.join(' \u00b7 ')}</p>
      {last !== undefined && last < today() && <p>{t('over')}</p>}
    </>
  )
}

function Actions({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation(['searches', 'common'])
  const toasts = useToasts()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRenameSearch()
  const removal = useRemoveSearch()
  const bringBack = useBringSearchBack()
  const { search_id, name } = search
  const failed = (error: unknown) =>
    toasts.show({
      tone: 'error',
      title: t('not_changed'),
      message: t(`common:errors.${errorCodeOf(error)}`),
    })
  const undo = () => bringBack.mutate(search_id, { onError: failed })
  const remove = () =>
    removal.mutate(search_id, {
      onSuccess: () =>
        toasts.show({
          tone: 'success',
          title: t('removed', { name }),
          action: { label: t('common:ui.undo'), onPress: undo },
        }),
      onError: failed,
    })
  const submit = (said: string) =>
    rename.mutate(
      { search_id, name: said },
      {
        onSuccess: () => {
          setRenaming(false)
          toasts.show({
            tone: 'success',
            title: t('renamed', { name: said }),
            action: {
              label: t('common:ui.undo'),
              onPress: () => rename.mutate({ search_id, name }, { onError: failed }),
            },
          })
        },
      },
    )
  const about = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
  return (
    <div className={styles.actions}>
      <Button size="small" variant="quiet" onClick={() => setRenaming(true)}>
        {t('rename')}
        {about}
      </Button>
      <Button size="small" variant="quiet" busy={removal.isPending} onClick={remove}>
        {t('remove')}
        {about}
      </Button>
      {isRenaming && (
        <SearchNameDialog
          title={t('rename')}
          name={name}
          isBusy={rename.isPending}
          onSubmit={submit}
          onClose={() => setRenaming(false)}
        >
          {rename.error && (
            <Notice tone="error" announce title={t('not_changed')}>
              <p>{t(`common:errors.${errorCodeOf(rename.error)}`)}</p>
            </Notice>
          )}
        </SearchNameDialog>
      )}
    </div>
  )
}
