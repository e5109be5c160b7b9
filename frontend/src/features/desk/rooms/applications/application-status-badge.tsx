import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#domain/applications/application.ts'
import { Badge } from '../../../../ui/badge.tsx'

const tones = {
  NOT_STARTED: 'neutral',
  DRAFT: 'neutral',
  SUBMITTED: 'warning',
  PAID: 'success',
} as const

export function ApplicationStatusBadge({ status }: { readonly status: ApplicationStatus }) {
  const { t } = useTranslation('applications')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
