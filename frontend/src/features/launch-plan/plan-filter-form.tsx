import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { FoldedFilters } from '../../lib/folded-filters.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { narrowedBy, noPlanFilter, type PlanFilter } from './plan-filter.ts'
import styles from './plan-filter-form.module.css'

export interface PlanFilterFormProps {
  readonly filter: PlanFilter
  /** The months that occur. */
  readonly months: readonly string[]
  readonly onChange: (change: Partial<PlanFilter>) => void
}

export function PlanFilterForm({ filter, months, onChange }: PlanFilterFormProps) {
  const { t } = useTranslation('launch-plan')
  const { t: word } = useTranslation('vocabulary')
  const { month } = useFormat()
  return (
    <search className={styles.form} aria-label={t('filter.title')}>
      <SearchField filter={filter} onChange={onChange} />
      <FoldedFilters label={t('filter.label', { count: narrowedBy(filter) })}>
        <Select
          label={t('filter.market')}
          value={filter.market}
          empty={t('filter.any_market')}
          options={markets.map((value) => ({ value, label: word(`market.${value}`) }))}
          onChange={(market) => onChange({ market })}
        />
        <Select
          label={t('filter.category')}
          value={filter.category}
          empty={t('filter.any_category')}
          options={categories.map((value) => ({ value, label: word(`category.${value}`) }))}
          onChange={(category) => onChange({ category })}
        />
        <Select
          label={t('filter.launch')}
          value={filter.launch}
          empty={t('filter.any_month')}
          options={months.map((value) => ({ value, label: month(value) }))}
          onChange={(launch) => onChange({ launch })}
        />
        <div className={styles.last}>
          <Checkbox
            label={t('filter.chosen')}
            checked={filter.chosen === 'yes'}
            onChange={(isOn) => onChange({ chosen: isOn ? 'yes' : '' })}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={filter.text === '' && narrowedBy(filter) === 0}
            onClick={() => onChange({ ...noPlanFilter, sort: filter.sort })}
          >
            {t('filter.clear')}
          </Button>
        </div>
      </FoldedFilters>
    </search>
  )
}

function SearchField({ filter, onChange }: Omit<PlanFilterFormProps, 'months'>) {
  const { t } = useTranslation('launch-plan')
  const typed = useTypedText(filter.text, onChange)
  return (
    <TextField
      type="search"
      label={t('filter.text')}
      required={false}
      optionalUnmarked
      {...typed}
      maxLength={200}
      autoComplete="off"
    />
  )
}
