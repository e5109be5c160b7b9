import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './path-card.module.css'

/** Asks the operator for the plan on invoice, instead of a card. */
export function RequestAccess() {
  const { t } = useTranslation(['billing', 'common'])
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['getCompanyProfile'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const company = typed ?? data?.profile?.legal_name ?? ''
  const request = useMutation({
    mutationFn: () => callApi('requestAccess', { body: { company_name: company.trim() } }),
  })
  if (request.data) {
    return (
      <Notice tone="success" announce title={t('request.done')}>
        {t('request.done_text', { time: format.instant(request.data.requested_at) })}
      </Notice>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(company.trim() === '')
    if (company.trim() === '') document.getElementById('access-company')?.focus()
    else if (!request.isPending) request.mutate()
  }
  return (
    <form className={styles.request} onSubmit={submit} noValidate>
      <p>{t('request.lead')}</p>
      <TextField
        id="access-company"
        autoComplete="organization"
        maxLength={200}
        label={t('request.company')}
        value={company}
        onChange={setTyped}
        error={isMissing ? t('request.company_missing') : null}
      />
      {request.error && (
        <Notice tone="error" announce title={t('request.failed')}>
          {t(`common:errors.${errorCodeOf(request.error)}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={request.isPending}>
          {t('request.submit')}
        </Button>
      </div>
    </form>
  )
}
