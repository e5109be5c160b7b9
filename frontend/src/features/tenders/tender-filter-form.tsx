import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  areDatesReversed,
  countFilters,
  noFilter,
  type TenderFilter,
  tenderStates,
} from './tender-filter.ts'
import styles from './tender-filter-form.module.css'

export interface TenderFilterFormProps {
  readonly filter: TenderFilter
  readonly onChange: (change: Partial<TenderFilter>) => void
}

export function TenderFilterForm({ filter, onChange }: TenderFilterFormProps) {
  const { t } = useTranslation('tenders')
  const [isOpen, setOpen] = useState(false)
  const active = countFilters(filter)
  return (
    <search className={styles.form} aria-label={t('filter.title')}>
      <SearchField filter={filter} onChange={onChange} />
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? t('filter.active', { count: active }) : t('filter.show')}
      </Button>
      <div className={styles.more} data-open={isOpen}>
        <ChoiceFilters filter={filter} onChange={onChange} />
        <DateFilters filter={filter} onChange={onChange} />
        <div className={styles.clear}>
          <Button
            variant="quiet"
            disabled={active === 0}
            onClick={() => onChange({ ...noFilter, sort: filter.sort })}
          >
            {t('filter.clear')}
          </Button>
        </div>
      </div>
    </search>
  )
}

function SearchField({ filter, onChange }: TenderFilterFormProps) {
  const { t } = useTranslation('tenders')
  const typed = useTypedText(filter.text, onChange)
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={t('filter.text')}
        hint={t('filter.textHint')}
        required
        {...typed}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  )
}

function ChoiceFilters({ filter, onChange }: TenderFilterFormProps) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const countries = useCountries()
  return (
    <>
      <Select
        label={t('filter.market')}
        value={filter.market}
        empty={t('filter.anyMarket')}
        options={markets.map((value) => ({ value, label: word(`market.${value}`) }))}
        onChange={(market) => onChange({ market })}
      />
      <Select
        label={t('filter.category')}
        value={filter.category}
        empty={t('filter.anyCategory')}
        options={categories.map((value) => ({ value, label: word(`category.${value}`) }))}
        onChange={(category) => onChange({ category })}
      />
      <Select
        label={t('filter.origin')}
        value={filter.origin}
        empty={t('filter.anyOrigin')}
        options={countries}
        onChange={(origin) => onChange({ origin })}
      />
      <Select
        label={t('filter.state')}
        value={filter.state}
        options={tenderStates.map((value) => ({ value, label: t(`filter.states.${value}`) }))}
        onChange={(state) => onChange({ state: state || noFilter.state })}
      />
    </>
  )
}

function DateFilters({ filter, onChange }: TenderFilterFormProps) {
  const { t } = useTranslation('tenders')
  return (
    <>
      <TextField
        type="date"
        label={t('filter.deadlineFrom')}
        value={filter.deadline_from}
        onChange={(deadline_from) => onChange({ deadline_from })}
      />
      <TextField
        type="date"
        label={t('filter.deadlineTo')}
        value={filter.deadline_to}
        error={areDatesReversed(filter) ? t('filter.datesReversed') : null}
        onChange={(deadline_to) => onChange({ deadline_to })}
      />
    </>
  )
}
