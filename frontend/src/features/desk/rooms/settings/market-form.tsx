import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MarketStatus, marketFacts } from '#domain/shared/market.ts'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import styles from './markets.module.css'

/** Opens or closes one market for applications. */
export function MarketForm({ saved }: { readonly saved: MarketStatus }) {
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const [status, setStatus] = useState(saved.status)
  const [opensOn, setOpensOn] = useState(saved.opens_on ?? '')
  const name = t(`common:market.${saved.market}`)
  const save = useMutation({
    mutationFn: () =>
      callApi('saveMarket', {
        params: { market: saved.market },
        body: { status, opens_on: status === 'coming_soon' && opensOn !== '' ? opensOn : null },
      }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('markets.saved', { market: name }) })
      await queries.invalidateQueries({ queryKey: ['listMarkets'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form className={styles.market} onSubmit={submit}>
      <RadioGroup
        label={`${name} (${marketFacts[saved.market].monopoly})`}
        value={status}
        onChange={setStatus}
        options={[
          { value: 'live', label: t('markets.live') },
          { value: 'coming_soon', label: t('markets.coming_soon') },
        ]}
      />
      {status === 'coming_soon' && (
        <TextField
          type="date"
          required={false}
          label={t('markets.opens_on')}
          value={opensOn}
          onChange={setOpensOn}
        />
      )}
      {save.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" busy={save.isPending}>
          {t('common:ui.save')}
        </Button>
      </div>
    </form>
  )
}
