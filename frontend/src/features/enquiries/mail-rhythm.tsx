import { useTranslation } from 'react-i18next'
import { mailRhythms } from '#domain/accounts/mail-kind.ts'
import type { ApiInput, ApiOutput } from '../../lib/api.ts'
import { Select } from '../../ui/select.tsx'

type Choice = ApiOutput<'findMailChoice'>
export type ChangedChoice = ApiInput<'setMailChoice'>['body']

const rhythms = [...mailRhythms, 'never'] as const

export interface MailRhythmProps {
  readonly choice: Choice
  readonly disabled: boolean
  readonly onChange: (changed: ChangedChoice) => void
}

/** How often mails about matches come, and by whose clock. */
export function MailRhythm({ choice, disabled, onChange }: MailRhythmProps) {
  const { t } = useTranslation('enquiries')
  const { matches, rhythm, time_zone } = choice
  const isGathered = matches && rhythm.matches !== 'at_once'
  return (
    <>
      <Select
        label={t('mail.matches')}
        hint={t('mail.matches_hint')}
        disabled={disabled}
        value={matches ? rhythm.matches : 'never'}
        options={rhythms.map((value) => ({ value, label: t(`mail.rhythm.${value}`) }))}
        onChange={(value) => {
          if (value === '') return
          onChange(
            value === 'never' ? { matches: false } : { matches: true, rhythm: { matches: value } },
          )
        }}
      />
      {isGathered && (
        <Select
          label={t('mail.time_zone')}
          hint={t('mail.time_zone_hint')}
          disabled={disabled}
          value={time_zone}
          options={zonesWith(time_zone)}
          onChange={(zone) => zone !== '' && onChange({ time_zone: zone })}
        />
      )}
    </>
  )
}

/** Those that the browser knows, by continent, with the one that counts. */
const zonesWith = (own: string) =>
  [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort().map((value) => ({
    value,
    label: value.slice(value.indexOf('/') + 1).replaceAll('_', ' '),
    group: value.split('/')[0] ?? value,
  }))
