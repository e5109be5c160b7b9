import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MailKind, mailKinds } from '#domain/accounts/mail-kind.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const queryKey = ['mail-choice']

/** Which e-mails the producer gets, beside those that belong to the service. */
export function MailChoice() {
  const { t } = useTranslation(['enquiries', 'common'])
  const queries = useQueryClient()
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('findMailChoice', { signal }),
  })
  // shows in the moment of the press: a mutation tells of itself one task later, and the box would jump back
  const [pressed, setPressed] = useState<Partial<Record<MailKind, boolean>> | null>(null)
  const set = useMutation({
    mutationFn: (choice: Partial<Record<MailKind, boolean>>) =>
      callApi('setMailChoice', { body: choice }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
    onSettled: () => setPressed(null),
  })
  if (found.isError) {
    return <ApiFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  if (found.isPending) return <Skeleton lines={4} />
  return (
    <Card title={t('mail.tab')}>
      <p>{t('mail.always')}</p>
      {mailKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`mail.${kind}`)}
          hint={t(`mail.${kind}_hint`)}
          checked={pressed?.[kind] ?? found.data[kind]}
          disabled={pressed !== null}
          onChange={(isWanted) => {
            setPressed({ [kind]: isWanted })
            set.mutate({ [kind]: isWanted })
          }}
        />
      ))}
      {set.isSuccess && <Notice tone="success" announce title={t('mail.saved')} />}
      {set.isError && (
        <Notice tone="error" announce title={t('mail.not_saved')}>
          <p>{t(`common:errors.${errorCodeOf(set.error)}`)}</p>
        </Notice>
      )}
    </Card>
  )
}
