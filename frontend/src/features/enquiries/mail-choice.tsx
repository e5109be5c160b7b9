import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type GatheredMailKind,
  gatheredMailKinds,
  type MailKind,
  mailKinds,
  rhythmsOf,
} from '#domain/accounts/mail-kind.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ChangedChoice, MailRhythm, MailTimeZone } from './mail-rhythm.tsx'

const queryKey = ['mail-choice']

/** Which e-mails the producer gets, beside those that belong to the service, and how often. */
export function MailChoice() {
  const { t } = useTranslation(['enquiries', 'common'])
  const language = useLanguage()
  const queries = useQueryClient()
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('findMailChoice', { signal }),
  })
  // shows in the moment of the press: a mutation tells of itself one task later, and the box would jump back
  const [pressed, setPressed] = useState<ChangedChoice | null>(null)
  const set = useMutation({
    mutationFn: (choice: ChangedChoice) => callApi('setMailChoice', { body: choice }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
    onSettled: () => setPressed(null),
  })
  if (found.isError) {
    return <ApiFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  if (found.isPending) return <Skeleton awaits="settings" lines={4} />
  const change = (choice: ChangedChoice) => {
    setPressed(choice)
    set.mutate(choice)
  }
  const { stopped } = found.data
  const chosen = {
    choice: shownNow(found.data, pressed ?? {}),
    disabled: pressed !== null,
    onChange: change,
  }
  return (
    <Card title={t('mail.tab')}>
      <p>{t('mail.always')}</p>
      {stopped !== null && (
        <Notice tone="warning" title={t(`mail.stopped.${stopped.reason}`)}>
          <p>
            {t('mail.stopped_text', {
              date: formatDate(stopped.at.slice(0, 10), language, 'long'),
            })}
          </p>
          <LocaleLink to="/contact">{t('about.to_contact')}</LocaleLink>
        </Notice>
      )}
      {gatheredMailKinds.map((kind) => (
        <MailRhythm key={kind} kind={kind} {...chosen} />
      ))}
      <MailTimeZone {...chosen} />
      {mailKinds.map(
        (kind) =>
          !isGathered(kind) && (
            <Checkbox
              key={kind}
              label={t(`mail.${kind}`)}
              hint={t(`mail.${kind}_hint`)}
              checked={pressed?.[kind] ?? found.data[kind]}
              disabled={pressed !== null}
              onChange={(isWanted) => change({ [kind]: isWanted })}
            />
          ),
      )}
      {pressed === null && set.isSuccess && (
        <Notice tone="success" announce title={t('mail.saved')} />
      )}
      {pressed === null && set.isError && (
        <Notice tone="error" announce title={t('mail.not_saved')}>
          <p>{t(`common:errors.${errorCodeOf(set.error)}`)}</p>
        </Notice>
      )}
    </Card>
  )
}

const isGathered = (kind: MailKind): kind is GatheredMailKind => kind in rhythmsOf

type Choice = ApiOutput<'findMailChoice'>

/** As it will be once what was pressed is saved. */
const shownNow = (choice: Choice, { rhythm, ...pressed }: ChangedChoice): Choice => ({
  ...choice,
  ...withoutUndefined(pressed),
  rhythm: { ...choice.rhythm, ...withoutUndefined(rhythm ?? {}) },
})

const withoutUndefined = <Some extends object>(some: Some) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Some]?: NonNullable<Some[Key]>
  }
