import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** Hiding the desk from others is courtesy: the API refuses them. */
export function OperatorsOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin')
  if (useDeskRole() !== null) return children
  return (
    <Page title={t('title')}>
      <Notice tone="warning" title={t('not_operator')} />
    </Page>
  )
}
