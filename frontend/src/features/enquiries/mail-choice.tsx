import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mailKinds } from '#domain/accounts/mail-kind.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ChangedChoice, MailRhythm } from './mail-rhythm.tsx'

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
  if (found.isPending) return <Skeleton lines={4} />
  const change = (choice: ChangedChoice) => {
    setPressed(choice)
    set.mutate(choice)
  }
  const { stopped } = found.data
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
          <LocaleLink to="/about#contact">{t('about.to_contact')}</LocaleLink>
        </Notice>
      )}
      <MailRhythm
        choice={{ ...found.data, ...shownNow(pressed ?? {}) }}
        disabled={pressed !== null}
        onChange={change}
      />
      {mailKinds.map(
        (kind) =>
          kind !== 'matches' && (
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

/** What was pressed of the rhythm, without what was not named. */
const shownNow = ({ matches, rhythm, time_zone }: ChangedChoice) => ({
  ...(matches === undefined ? {} : { matches }),
  ...(rhythm === undefined ? {} : { rhythm }),
  ...(time_zone === undefined ? {} : { time_zone }),
})
