import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/enquiry.ts'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { todayKey } from '../../use-today.ts'
import type { ListedMessage } from './message-csv.ts'

type Props = Pick<ListedMessage['enquiry'], 'enquiry_id' | 'status'>

/** How far it is with a message; kept at once. */
export function MessageStatus({ enquiry_id, status }: Props) {
  const { t } = useTranslation(['desk-messages', 'desk', 'common'])
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (chosen: EnquiryStatus) =>
      callApi('setEnquiryStatus', { params: { enquiry_id }, body: { status: chosen } }),
    onSuccess: () => {
      for (const queryKey of [todayKey, ['listEnquiries']])
        void queries.invalidateQueries({ queryKey })
      return queries.invalidateQueries({ queryKey: ['findEnquiry', enquiry_id] })
    },
  })
  return (
    <>
      <Select
        label={t('status.label')}
        options={enquiryStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={save.isPending ? save.variables : status}
        onChange={(chosen) => {
          if (chosen !== '' && !save.isPending) save.mutate(chosen)
        }}
      />
      {save.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </>
  )
}
