import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { Importer } from './importers.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

interface Props {
  readonly importer: Importer
  readonly onClose: () => void
}

export function RemoveImporter({ importer, onClose }: Props) {
  const { market, importer_id, name } = importer
  const { t } = useTranslation('desk-settings')
  const toasts = useToasts()
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: () => callApi('removeImporter', { params: { market, importer_id } }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('importers.removed', { name }) })
      onClose()
      await queries.invalidateQueries({ queryKey: ['listImporters'] })
    },
  })
  return (
    <RemoveDialog
      title={t('importers.remove_title', { name })}
      text={t('importers.remove_effect')}
      label={t('importers.remove')}
      removal={removal}
      onClose={onClose}
    />
  )
}
