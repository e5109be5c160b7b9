import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { producerTypes } from '#domain/companies/company-profile.ts'
import { completenessOf } from '#domain/companies/completeness.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './auth-page.module.css'
import { type CompanyDraft, profileOf } from './company-draft.ts'
import { useCompanyErrors } from './company-errors.ts'
import { CompanyFields } from './company-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { LanguageFields } from './language-fields.tsx'

export function CompanyProfileForm({ initial }: { readonly initial: CompanyDraft }) {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const findErrors = useCompanyErrors()
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const change = (part: Partial<CompanyDraft>) => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const save = useMutation({
    mutationFn: () => callApi('saveCompanyProfile', { body: profileOf(draft) }),
    onSuccess: (answer) => {
      queries.setQueryData(['getCompanyProfile'], answer)
      toasts.show({ tone: 'success', title: t('profile.saved') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findErrors(draft)
    setErrors(found)
    if (found.length === 0 && !save.isPending) save.mutate()
  }
  const { percent, missing } = completenessOf(profileOf(draft))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <div>
        <p className={styles.small}>{t('profile.completeness', { percent })}</p>
        <Progress label={t('profile.completeness', { percent })} value={percent} />
        {missing.length > 0 && (
          <p className={styles.small}>
            {t('profile.missing', {
              fields: missing.map((field) => t(`company_field.${field}`)).join(', '),
            })}
          </p>
        )}
      </div>
      <CompanyFields draft={draft} onChange={change} errorOf={errorOf} />
      {draft.company_kind !== 'importer' && draft.company_kind !== 'agent' && (
        <Select
          id="producer_type"
          required={false}
          label={t('company.producer_type')}
          empty={t('company.choose')}
          options={producerTypes.map((value) => ({ value, label: t(`producer_type.${value}`) }))}
          value={draft.producer_type ?? ''}
          onChange={(producer_type) => change({ producer_type })}
        />
      )}
      <TextField
        id="trade_name"
        required={false}
        maxLength={200}
        label={t('company.trade_name')}
        value={draft.trade_name}
        onChange={(trade_name) => change({ trade_name })}
      />
      <TextArea
        id="address"
        required={false}
        rows={3}
        maxLength={500}
        label={t('company.address')}
        value={draft.address}
        onChange={(address) => change({ address })}
      />
      <ContactFields draft={draft} onChange={change} errorOf={errorOf} />
      <fieldset>
        <legend>{t('company.importers')}</legend>
        {markets.map((market) => (
          <TextField
            key={market}
            required={false}
            maxLength={200}
            label={`${t(`common:market.${market}`)} (${marketFacts[market].monopoly})`}
            value={draft.importers[market]}
            onChange={(name) => change({ importers: { ...draft.importers, [market]: name } })}
          />
        ))}
      </fieldset>
      <LanguageFields draft={draft} onChange={change} />
      {save.error && (
        <Notice tone="error" announce title={t('profile.not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
