import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { lazyPart } from '../../../lib/lazy-page.tsx'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { facetsOf } from './facets.ts'
import { type GridFilter, gridFilterSearch, noGridFilter, parseGridFilter } from './grid-filter.ts'
import { GridFilters } from './grid-filters.tsx'
import styles from './grid-page.module.css'
import type { GridRow } from './grid-row.ts'
import { GridWorkLine } from './grid-work-line.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductViews } from './product-views.tsx'
import type { FactChange } from './read-fact.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useDoubts } from './use-doubts.ts'
import type { useGridWork } from './use-grid-work.ts'
import type { useProductLines } from './use-product-lines.ts'
import { useShownRows } from './use-shown-rows.ts'

const none: ReadonlySet<ProductId> = new Set()

/** The products of a filter, to look through, correct and delete, one or many at a time. */
export function ProductsWork({
  rows,
  list,
  grid: { work, change: changeFacts, remove },
}: {
  readonly rows: readonly GridRow[]
  readonly list: ReturnType<typeof useProductLines>
  readonly grid: ReturnType<typeof useGridWork>
}) {
  const { t } = useTranslation('portfolio')
  const [filter, change] = useAddressState(parseGridFilter, gridFilterSearch)
  const [text, setText] = useState(filter.text)
  const search = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState(none)
  const [isSetting, setSetting] = useState(false)
  const doubts = useDoubts(rows, !list.hasNextPage)
  const facets = useMemo(() => facetsOf(rows), [rows])
  const rank = useCountryRank(facets.countries)
  const asked = useDeferredValue(useMemo(() => ({ ...filter, text }), [filter, text]))
  const shown = useShownRows(rows, asked, { doubts, rank })
  // what a filter hides is not touched, and is selected again when it comes back
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id))),
    [shown, selected],
  )
  const changeOne = useCallback(
    (row: GridRow, facts: FactChange) => changeFacts(new Map([[row.id, facts]])),
    [changeFacts],
  )
  const undo = () => {
    if (work?.state === 'done') work.undo?.()
  }
  return (
    <section className={styles.work} aria-label={t('products.title')}>
      <ProductViews />
      <GridFilters
        filter={filter}
        onChange={change}
        onSearch={setText}
        facets={facets}
        doubtful={doubts.size}
        search={search}
      />
      <div className={styles.above}>
        <Count shown={shown.length} loaded={rows.length} list={list} />
        <ExportButtons rows={chosen.length > 0 ? chosen : shown} />
      </div>
      {shown.length === 0 ? (
        <NothingShown
          filter={filter}
          onClear={() => change({ ...noGridFilter, sort: filter.sort, falling: filter.falling })}
        />
      ) : (
        <ProductGrid
          rows={shown}
          doubts={doubts}
          filter={filter}
          onFilter={change}
          selected={selected}
          onSelect={setSelected}
          onChange={changeOne}
          onUndo={undo}
          search={search}
        />
      )}
      <div className={styles.foot}>
        <GridWorkLine work={work} />
        {chosen.length > 0 ? (
          <SelectionBar
            count={chosen.length}
            shown={shown.length}
            onSelectShown={() => setSelected(new Set(shown.map(({ id }) => id)))}
            onSetValue={() => setSetting(true)}
            onDelete={() => {
              remove(chosen.map(({ id }) => id))
              setSelected(none)
            }}
            onClear={() => setSelected(none)}
          />
        ) : (
          <Keys />
        )}
      </div>
      {isSetting && (
        <SetValueDialog
          rows={chosen}
          onClose={() => setSetting(false)}
          onSet={(changes) => {
            setSetting(false)
            changeFacts(changes)
          }}
        />
      )}
    </section>
  )
}

const SetValueDialog = lazyPart(() =>
  import('./set-value-dialog.tsx').then((m) => m.SetValueDialog),
)

/** The place of each country by its name in the reader's language. */
function useCountryRank(countries: ReadonlyMap<string, number>) {
  const language = useLanguage()
  const { country } = useFormat()
  return useMemo(() => {
    const collator = new Intl.Collator(language)
    const sorted = [...countries.keys()].sort((a, b) => collator.compare(country(a), country(b)))
    const ranks = new Map(sorted.map((code, rank) => [code, rank]))
    return (code: string) => ranks.get(code) ?? sorted.length
  }, [countries, country, language])
}

function Count({
  shown,
  loaded,
  list,
}: {
  readonly shown: number
  readonly loaded: number
  readonly list: ReturnType<typeof useProductLines>
}) {
  const { t } = useTranslation('portfolio')
  const all = list.data?.pages[0]?.total ?? loaded
  if (list.isFetchNextPageError) {
    return (
      <ApiFailure
        error={list.error}
        title={t('grid.partFailed', { loaded, count: all })}
        onRetry={() => void list.fetchNextPage()}
      />
    )
  }
  return (
    <p role="status" className={styles.count}>
      {shown === loaded
        ? t('products.total', { count: shown })
        : t('grid.shownOf', { shown, count: loaded })}
      {list.hasNextPage && ` \u00b7 ${t('grid.loading', { loaded, count: all })}`}
    </p>
  )
}

function NothingShown(props: { readonly filter: GridFilter; readonly onClear: () => void }) {
  const { t } = useTranslation('portfolio')
  const { filter, onClear } = props
  const isOnlyFile = filter.upload !== '' && filter.text === ''
  return (
    <EmptyState
      title={t(isOnlyFile ? 'products.noneOfFileTitle' : 'products.noneFoundTitle')}
      action={<Button onClick={onClear}>{t('products.allFiles')}</Button>}
    >
      <p>{t(isOnlyFile ? 'products.noneOfFileText' : 'grid.noneFoundText')}</p>
    </EmptyState>
  )
}

const keys = [
  ['\u2191 \u2193', 'move'],
  ['space', 'select'],
  ['\u21e7 \u2193', 'extend'],
  ['\u21b5', 'edit'],
  ['O', 'open'],
  ['/', 'search'],
  ['ctrl Z', 'undo'],
] as const

/** The keys of the grid, in one quiet line; phones do not show it. */
function Keys() {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const nameOf = (key: string) =>
    key.replace('space', t('grid.keys.space')).replace('ctrl', word('key.ctrl'))
  return (
    <p className={styles.keys}>
      {keys.map(([key, does]) => (
        <span key={does}>
          <kbd>{nameOf(key)}</kbd> {t(`grid.keys.${does}`)}
        </span>
      ))}
    </p>
  )
}
