import Users from 'lucide-react/icons/users'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { SavedView } from '#domain/shared/saved-view.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ApiFailure } from '../api-failure.tsx'
import { queryOf } from './query-of.ts'
import styles from './saved-views.module.css'
import type { KeptViews } from './use-kept-views.ts'
import { ViewDialog } from './view-dialog.tsx'

export interface SavedViewsProps<View extends SavedView> {
  readonly kept: KeptViews<View>
  /** What is kept of a new view besides its name and its address. */
  readonly make: (view: SavedView, isForAll: boolean) => View
  /** Of a list that several work with: who saves a view can give it to all of them. */
  readonly sharing?: {
    readonly isShared: (view: View) => boolean
    readonly label: string
    readonly mark: string
  }
  /** Said while nothing is saved and nothing is to be saved; without it there is then no bar. */
  readonly hint?: string
}

/** The saved views of a list: each an address of it. What the address says besides can be saved. */
export function SavedViews<View extends SavedView>(props: SavedViewsProps<View>) {
  const { kept, make, sharing, hint } = props
  const { views } = kept
  const { t } = useTranslation(['views', 'common'])
  const toasts = useToasts()
  const { pathname, search } = useLocation()
  /** What is being named: a view, or what the address says. */
  const [named, setNamed] = useState<View | 'new' | null>(null)
  const query = queryOf(search)
  const current = views?.find((view) => queryOf(view.search) === query)
  const { nav, keepPlace } = usePlaceOfKeys(current?.view_id)
  const shelf = useCurrentInSight(current?.view_id)
  if (views === undefined) {
    if (kept.error === null) return hint === undefined ? null : <div className={styles.bar} />
    return <ApiFailure error={kept.error} title={t('failed')} onRetry={kept.readAgain} />
  }
  const done = (title: string, before: View | null) =>
    toasts.show({
      tone: 'success',
      title,
      ...(before && {
        action: {
          label: t('undo'),
          onPress: () => kept.bringBack.mutate(before),
        },
      }),
    })
  const remove = (view: View) =>
    kept.remove.mutate(view, {
      onSuccess: () => {
        keepPlace()
        done(t('removed', { name: view.name }), view)
      },
    })
  const save = (view: View, before: View | null) =>
    kept.save.mutate(view, {
      onSuccess: () => {
        setNamed(null)
        // the button to save goes; that to rename stays
        if (before === null) keepPlace()
        done(t('saved', { name: view.name }), before)
      },
    })
  const isWhole = query === ''
  if (views.length === 0 && isWhole) {
    return hint === undefined ? null : (
      <div className={styles.bar}>
        <p className={styles.hint}>{hint}</p>
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <nav ref={nav} tabIndex={-1} aria-label={t('label')}>
        <ul ref={shelf} className={styles.views}>
          <li>
            <Link
              to={pathname}
              preventScrollReset
              aria-current={isWhole && current === undefined ? 'page' : undefined}
            >
              {t('all')}
            </Link>
          </li>
          {views.map((view) => {
            const isShared = sharing?.isShared(view) === true
            return (
              <li key={`${isShared} ${view.view_id}`}>
                <Link
                  to={{ pathname, search: view.search }}
                  preventScrollReset
                  aria-current={view === current ? 'page' : undefined}
                >
                  {view.name}
                  {isShared && (
                    <>
                      <Users aria-hidden="true" />
                      <VisuallyHidden>{sharing?.mark}</VisuallyHidden>
                    </>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {current !== undefined && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => setNamed(current)}>
            {t('rename')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={kept.remove.isPending}
            onClick={() => remove(current)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {current === undefined && !isWhole && (
        <Button size="small" onClick={() => setNamed('new')}>
          {t('save')}
        </Button>
      )}
      {named !== null && (
        <ViewDialog
          title={t(named === 'new' ? 'save' : 'rename')}
          name={named === 'new' ? '' : named.name}
          forAll={named === 'new' ? (sharing?.label ?? null) : null}
          save={kept.save}
          onSave={({ view_id, name, isForAll }) =>
            named === 'new'
              ? save(make({ view_id, name, search: query }, isForAll), null)
              : save({ ...named, name }, named)
          }
          onClose={() => setNamed(null)}
        />
      )}
    </div>
  )
}

/** On a phone the views scroll sideways: the one that is shown is not left out of sight. */
function useCurrentInSight(current: string | undefined) {
  const shelf = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = shelf.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (current === undefined || !list || !link) return
    // by itself: the page stays where it is
    const middle = link.offsetLeft - list.offsetLeft + link.offsetWidth / 2
    list.scrollLeft = middle - list.clientWidth / 2
  }, [current])
  return shelf
}

/** A button goes with what it was for: who pressed it by a key goes on from the views, not from the top of the page. */
function usePlaceOfKeys(current: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  const isKept = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the view that is shown
  useEffect(() => {
    if (!isKept.current) return
    isKept.current = false
    if (document.activeElement === document.body) nav.current?.focus()
  }, [current])
  const keepPlace = () => {
    isKept.current = true
  }
  return { nav, keepPlace }
}
