import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { ViewedList } from '#domain/desk/desk-view.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isSameSearch, type SavedView, useRemoveView, useSaveView, useViews } from './use-views.ts'
import styles from './view-bar.module.css'
import { ViewDialog } from './view-dialog.tsx'

/** The saved views of a list: each an address of it. What the address says besides can be saved. */
export function ViewBar({ list }: { readonly list: ViewedList }) {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const answer = useViews()
  const [isSaving, setSaving] = useState(false)
  const views = answer.data?.views.filter((view) => view.list === list)
  if (views === undefined) {
    return answer.error === null ? null : (
      <ApiFailure
        error={answer.error}
        title={t('views.failed')}
        onRetry={() => void answer.refetch()}
      />
    )
  }
  const current = views.find((view) => isSameSearch(view.search, search))
  const isWhole = isSameSearch('', search)
  // without views and filters there is nothing to choose and nothing to save
  if (views.length === 0 && isWhole) return null
  return (
    <div className={styles.bar}>
      <nav aria-label={t('views.label')}>
        <ul className={styles.views}>
          <li>
            <Link
              to={pathname}
              aria-current={isWhole && current === undefined ? 'page' : undefined}
            >
              {t('views.all')}
            </Link>
          </li>
          {views.map((view) => (
            <li key={`${view.shelf} ${view.view_id}`}>
              <Link
                to={{ pathname, search: view.search }}
                aria-current={view === current ? 'page' : undefined}
              >
                {view.name}
                {view.shelf === 'shared' && (
                  <>
                    <Users aria-hidden="true" />
                    <VisuallyHidden>{t('views.shared')}</VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current !== undefined && <Actions key={current.view_id} view={current} />}
      {current === undefined && !isWhole && (
        <Button size="small" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {isSaving && (
        <ViewDialog
          list={list}
          search={search.slice(1)}
          view={null}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}

/** What can be done with the view that is shown. */
function Actions({ view }: { readonly view: SavedView }) {
  const { t } = useTranslation(['desk', 'common'])
  const toasts = useToasts()
  const [isRenaming, setRenaming] = useState(false)
  const save = useSaveView()
  const removal = useRemoveView()
  const remove = () =>
    removal.mutate(view, {
      onSuccess: () =>
        toasts.show({
          tone: 'success',
          title: t('views.removed', { name: view.name }),
          action: { label: t('views.undo'), onPress: () => save.mutate(view) },
        }),
    })
  return (
    <div className={styles.actions}>
      <Button size="small" variant="quiet" onClick={() => setRenaming(true)}>
        {t('views.rename')}
      </Button>
      <Button size="small" variant="quiet" busy={removal.isPending} onClick={remove}>
        {t('views.remove')}
      </Button>
      {removal.error && <ApiFailure error={removal.error} onRetry={remove} />}
      {isRenaming && (
        <ViewDialog
          list={view.list}
          search={view.search}
          view={view}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  )
}
