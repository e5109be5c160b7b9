import { useTranslation } from 'react-i18next'
import { type GatheredMailKind, gatheredMailKinds, rhythmsOf } from '#domain/accounts/mail-kind.ts'
import type { ApiInput, ApiOutput } from '../../lib/api.ts'
import { Select } from '../../ui/select.tsx'
import { zonesWith } from './time-zones.ts'

type Choice = ApiOutput<'findMailChoice'>
export type ChangedChoice = ApiInput<'setMailChoice'>['body']

export interface MailRhythmProps {
  readonly choice: Choice
  readonly disabled: boolean
  readonly onChange: (changed: ChangedChoice) => void
}

/** How often the mails of a kind come. */
export function MailRhythm({
  kind,
  choice,
  disabled,
  onChange,
}: MailRhythmProps & { readonly kind: GatheredMailKind }) {
  const { t } = useTranslation('enquiries')
  const rhythms = [...rhythmsOf[kind], 'never'] as const
  return (
    <Select
      label={t(`mail.${kind}`)}
      hint={t(`mail.${kind}_hint`)}
      disabled={disabled}
      value={choice[kind] ? choice.rhythm[kind] : 'never'}
      options={rhythms.map((value) => ({ value, label: t(`mail.rhythm.${value}`) }))}
      onChange={(value) => {
        if (value === '') return
        onChange(
          value === 'never' ? { [kind]: false } : { [kind]: true, rhythm: { [kind]: value } },
        )
      }}
    />
  )
}

/** By whose clock a day begins, where something comes daily or weekly. */
export function MailTimeZone({ choice, disabled, onChange }: MailRhythmProps) {
  const { t } = useTranslation('enquiries')
  const isGathered = gatheredMailKinds.some(
    (kind) => choice[kind] && choice.rhythm[kind] !== 'at_once',
  )
  if (!isGathered) return null
  return (
    <Select
      label={t('mail.time_zone')}
      hint={t('mail.time_zone_hint')}
      disabled={disabled}
      value={choice.time_zone}
      options={zonesWith(choice.time_zone)}
      onChange={(zone) => zone !== '' && onChange({ time_zone: zone })}
    />
  )
}
