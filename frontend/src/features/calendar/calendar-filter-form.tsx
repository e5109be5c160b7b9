import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { milestones } from '#domain/tenders/key-date.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { FoldedFilters } from '../../lib/folded-filters.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { narrowedBy, type Selection } from './calendar-filter.ts'
import styles from './calendar-filter-form.module.css'

export interface CalendarFilterFormProps {
  readonly filter: Selection
  readonly onChange: (change: Partial<Selection>) => void
}

export function CalendarFilterForm({ filter, onChange }: CalendarFilterFormProps) {
  const { t } = useTranslation('calendar')
  const { t: word } = useTranslation('vocabulary')
  return (
    <FoldedFilters label={t('filter.label', { count: narrowedBy(filter) })}>
      <search className={styles.form} aria-label={t('filter.title')}>
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
          label={t('filter.milestone')}
          value={filter.milestone}
          empty={t('filter.any_milestone')}
          options={milestones.map((value) => ({ value, label: t(`milestone.${value}`) }))}
          onChange={(milestone) => onChange({ milestone })}
        />
        <div className={styles.clear}>
          <Button
            variant="quiet"
            disabled={narrowedBy(filter) === 0}
            onClick={() => onChange({ market: '', category: '', milestone: '' })}
          >
            {t('filter.clear')}
          </Button>
        </div>
      </search>
    </FoldedFilters>
  )
}
