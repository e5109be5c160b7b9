import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostLeadDays } from '#domain/desk/own-deadline.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { Importer } from './importers.tsx'
import styles from './settings.module.css'

const texts = ['name', 'licence', 'contact_name', 'email', 'phone', 'portal_account'] as const
const types = { email: 'email', phone: 'tel' } as const

/** Empty: the monopoly's own last day. Null: not a number of days that can be meant. */
function readLeadDays(text: string): number | null {
  const days = text.trim() === '' ? 0 : /^\d{1,2}$/.test(text.trim()) ? Number(text) : null
  return days !== null && days <= mostLeadDays ? days : null
}

interface Props {
  /** Null: a new one. */
  readonly importer: Importer | null
  readonly onClose: () => void
}

/** Adds or changes an importer. Its market stays: in another one it is another partner. */
export function ImporterDialog({ importer, onClose }: Props) {
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const [importer_id] = useState(() => importer?.importer_id ?? `imp_${crypto.randomUUID()}`)
  const [market, setMarket] = useState<Market>(importer?.market ?? 'SE')
  const [facts, setFacts] = useState(() =>
    Object.fromEntries(texts.map((field) => [field, importer?.[field] ?? ''])),
  )
  const [lead, setLead] = useState(importer?.lead_days ? String(importer.lead_days) : '')
  const [isTried, setTried] = useState(false)
  const lead_days = readLeadDays(lead)
  const change = useMutation({
    mutationFn: async () => {
      const textOf = (field: (typeof texts)[number]) => facts[field]?.trim() || null
      await callApi('saveImporter', {
        params: { market, importer_id },
        body: {
          name: textOf('name') ?? '',
          licence: textOf('licence'),
          contact_name: textOf('contact_name'),
          email: textOf('email'),
          phone: textOf('phone'),
          portal_account: textOf('portal_account'),
          lead_days: lead_days ?? 0,
          version: importer?.version ?? 0,
        },
      })
    },
    onSuccess: async () => {
      const name = facts.name ?? ''
      toasts.show({ tone: 'success', title: t('importers.saved', { name }) })
      onClose()
      await queries.invalidateQueries({ queryKey: ['listImporters'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lead_days !== null && !change.isPending) change.mutate()
  }
  return (
    <Dialog
      isOpen
      title={importer?.name ?? t('importers.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="importer-form" variant="primary" busy={change.isPending}>
            {t('common:ui.save')}
          </Button>
        </>
      }
    >
      <form id="importer-form" className={styles.form} onSubmit={submit}>
        <Select
          label={t('importers.market')}
          disabled={importer !== null}
          options={markets.map((value) => ({ value, label: t(`common:market.${value}`) }))}
          value={market}
          onChange={(chosen) => setMarket(chosen || market)}
        />
        {texts.map((field) => (
          <TextField
            key={field}
            type={field === 'email' || field === 'phone' ? types[field] : 'text'}
            required={field === 'name'}
            maxLength={200}
            autoComplete="off"
            label={t(`importers.${field}`)}
            hint={field === 'portal_account' ? t('importers.portal_hint') : undefined}
            value={facts[field] ?? ''}
            onChange={(value) => setFacts({ ...facts, [field]: value })}
          />
        ))}
        <TextField
          required={false}
          label={t('importers.lead_days')}
          hint={t('importers.lead_hint')}
          error={
            isTried && lead_days === null ? t('importers.lead_wrong', { most: mostLeadDays }) : null
          }
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={lead}
          onChange={setLead}
        />
      </form>
      {change.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(change.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
