import { useTranslation } from 'react-i18next'
import { buyerTypes } from '#domain/enquiries/enquiry.ts'
import { markets } from '#domain/shared/market.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './enquiry-form.module.css'
import type { RequestDraft } from './request-draft.ts'

export interface RequestFieldsProps {
  readonly draft: RequestDraft
  readonly onChange: (part: Partial<RequestDraft>) => void
  readonly errorOf: (field: keyof RequestDraft) => string | undefined
}

/** What is looked for: the part that producers see. */
export function WantedFields({ draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation(['enquiries', 'common'])
  const countries = useCountries()
  return (
    <>
      <RadioGroup
        id="request_buyer_type"
        label={t('field.buyer_type')}
        options={buyerTypes.map((value) => ({ value, label: t(`buyer_type.${value}`) }))}
        value={draft.buyer_type}
        onChange={(buyer_type) => onChange({ buyer_type })}
        error={errorOf('buyer_type')}
      />
      <Select
        id="request_market"
        label={t('field.market')}
        empty={t('field.choose')}
        options={markets.map((value) => ({ value, label: t(`common:market.${value}`) }))}
        value={draft.market}
        onChange={(market) => onChange({ market })}
        error={errorOf('market')}
      />
      <div className={styles.pair}>
        <Select
          id="request_category"
          required={false}
          label={t('field.category')}
          empty={t('field.any_category')}
          options={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
        <Select
          id="request_origin_country"
          required={false}
          label={t('field.origin_country')}
          empty={t('field.any_country')}
          options={countries}
          value={draft.origin_country}
          onChange={(origin_country) => onChange({ origin_country })}
        />
      </div>
      <TextArea
        id="request_wanted"
        rows={6}
        maxLength={5000}
        label={t('field.wanted')}
        hint={t('field.wanted_hint')}
        value={draft.wanted}
        onChange={(wanted) => onChange({ wanted })}
        error={errorOf('wanted')}
      />
      <div className={styles.pair}>
        <TextField
          id="request_quantity"
          maxLength={200}
          label={t('field.quantity')}
          hint={t('field.quantity_hint')}
          value={draft.quantity}
          onChange={(quantity) => onChange({ quantity })}
          error={errorOf('quantity')}
        />
        <TextField
          id="request_needed_by"
          type="date"
          required={false}
          label={t('field.needed_by')}
          hint={t('field.needed_by_hint')}
          value={draft.needed_by}
          onChange={(needed_by) => onChange({ needed_by })}
          error={errorOf('needed_by')}
        />
      </div>
    </>
  )
}
