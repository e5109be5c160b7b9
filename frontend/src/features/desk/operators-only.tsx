import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** Hiding the desk from others is courtesy: the API refuses them. */
export function OperatorsOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  if (useDeskRole() !== null) return children
  return (
    <Page title={t('nav.admin')}>
      <Notice tone="warning" title={t('errors.operator_only')} />
    </Page>
  )
}
