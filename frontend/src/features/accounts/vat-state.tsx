import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'

const tones = {
  unchecked: 'neutral',
  valid: 'success',
  invalid: 'error',
  unavailable: 'warning',
} as const

/** What the register of the EU says of the saved VAT number. */
export function VatState({ typed }: { readonly typed: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { instant } = useFormat()
  const toasts = useToasts()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['getCompanyProfile'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
    refetchOnWindowFocus: false,
  })
  const check = useMutation({
    mutationFn: () => callApi('checkVatNumber'),
    onSuccess: ({ vat_check }) =>
      queries.setQueryData(['getCompanyProfile'], (before: typeof data) =>
        before === undefined ? before : { ...before, vat_check },
      ),
    onError: (thrown) =>
      toasts.show({ tone: 'error', title: t(`common:errors.${errorCodeOf(thrown)}`) }),
  })
  const saved = data?.profile?.vat_number ?? null
  if (data === undefined || saved === null || saved !== typed.trim()) return null
  const { state, checked_at } = data.vat_check ?? { state: 'unchecked' as const, checked_at: null }
  return (
    <div className={styles.vat} role="status">
      <Badge tone={tones[state]}>{t(`vat.${state}`)}</Badge>
      {checked_at && (
        <span className={styles.soft}>{t('vat.checked_at', { at: instant(checked_at) })}</span>
      )}
      <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
        {t('vat.check')}
      </Button>
    </div>
  )
}
