import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FoldedFilters } from '../../../lib/folded-filters.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { useTypedText } from '../../../lib/use-typed-text.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Option } from '../../../ui/select.tsx'
import { askedFacts } from '../missing-facts.ts'
import { useUploads } from '../use-uploads.ts'
import type { Facets } from './facets.ts'
import { type GridFilter, gridColumns, narrowedBy, noGridFilter } from './grid-filter.ts'
import styles from './grid-page.module.css'

export interface GridFiltersProps {
  readonly filter: GridFilter
  readonly onChange: (change: Partial<GridFilter>) => void
  /** With every letter; the address follows after a pause. */
  readonly onSearch: (text: string) => void
  readonly facets: Facets
  readonly doubtful: number
  readonly search: RefObject<HTMLInputElement | null>
}

export function GridFilters(props: GridFiltersProps) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const language = useLanguage()
  const { country, number } = useFormat()
  const files = useUploads()
  const { filter, onChange, facets, doubtful } = props
  const collator = new Intl.Collator(language)
  const listed = <Value extends string>(
    counts: ReadonlyMap<Value, number>,
    labelOf: (value: Value) => string,
    chosen: Value | '',
  ): Option<Value>[] => {
    // what was chosen stays in the list when the last product with it is gone
    const values = new Set(counts.keys())
    if (chosen !== '') values.add(chosen)
    return [...values]
      .map((value) => ({ value, label: labelOf(value) }))
      .sort((a, b) => collator.compare(a.label, b.label))
      .map(({ value, label }) => ({ value, label: `${label} (${number(counts.get(value) ?? 0)})` }))
  }
  const fileNames = new Map<string, string>(
    files.data?.pages.flatMap(({ uploads }) =>
      uploads.map(({ upload_id, file_name }) => [upload_id, file_name] as const),
    ),
  )
  return (
    <search className={styles.filters}>
      <SearchField {...props} />
      <FoldedFilters label={t('grid.filters', { count: narrowedBy(filter) })}>
        <Choice
          label={t('grid.filter.category')}
          value={filter.category}
          options={listed(facets.categories, (one) => word(`category.${one}`), filter.category)}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={t('grid.filter.country')}
          value={filter.country}
          options={listed(facets.countries, country, filter.country)}
          onChange={(code) => onChange({ country: code })}
        />
        <Choice
          label={t('grid.filter.producer')}
          value={filter.producer}
          options={listed(facets.producers, (name) => name, filter.producer)}
          onChange={(producer) => onChange({ producer })}
        />
        <Choice
          label={t('grid.filter.missing')}
          value={filter.missing}
          options={(['any', ...askedFacts] as const).map((value) => ({
            value,
            label: `${value === 'any' ? t('grid.anyFact') : t(`fact.${value}`)} (${number(facets.missing.get(value) ?? 0)})`,
          }))}
          onChange={(missing) => onChange({ missing })}
        />
        <Choice
          label={t('grid.filter.upload')}
          value={filter.upload}
          options={listed(
            facets.uploads,
            (id) => fileNames.get(id) ?? t('grid.olderFile'),
            filter.upload,
          )}
          onChange={(upload) => onChange({ upload })}
        />
        <Choice
          label={t('grid.filter.sort')}
          isAlways
          className={styles.order}
          value={`${filter.falling ? '-' : ''}${filter.sort}`}
          options={gridColumns.flatMap((column) =>
            (['', '-'] as const).map((sign) => ({
              value: `${sign}${column}`,
              label: t(sign === '' ? 'grid.rising' : 'grid.falling', {
                column: t(`grid.column.${column}`),
              }),
            })),
          )}
          onChange={(sort) =>
            onChange({
              sort: gridColumns.find((one) => one === sort.replace('-', '')) ?? 'name',
              falling: sort.startsWith('-'),
            })
          }
        />
        {(doubtful > 0 || filter.doubtful) && (
          <label className={styles.chip} data-on={filter.doubtful || undefined}>
            <input
              type="checkbox"
              checked={filter.doubtful}
              onChange={(event) => onChange({ doubtful: event.target.checked })}
            />
            {t('grid.filter.doubtful', { count: doubtful })}
          </label>
        )}
        {narrowedBy(filter) > 0 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              onChange({ ...noGridFilter, sort: filter.sort, falling: filter.falling })
            }
          >
            {t('grid.clearFilters')}
          </Button>
        )}
      </FoldedFilters>
    </search>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value | '') => void
  /** It has no empty choice. */
  readonly isAlways?: boolean
  readonly className?: string | undefined
}

/** A filter that says its name while nothing is chosen. */
function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  isAlways = false,
  className,
}: ChoiceProps<Value>) {
  return (
    <select
      className={classNames(styles.choice, className)}
      aria-label={label}
      data-on={(!isAlways && value !== '') || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value as Value | '')}
    >
      {!isAlways && <option value="">{label}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function SearchField({ filter, onChange, onSearch, search }: GridFiltersProps) {
  const { t } = useTranslation('portfolio')
  const { value, onChange: type, onBlur } = useTypedText(filter.text, onChange)
  // also another address: the way back, a saved view
  useEffect(() => onSearch(value), [value, onSearch])
  return (
    <input
      ref={search}
      type="search"
      className={styles.search}
      aria-label={t('products.search')}
      placeholder={t('products.searchHint')}
      value={value}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
    />
  )
}
