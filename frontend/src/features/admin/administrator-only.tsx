import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** Hiding administration from others is courtesy: the API refuses them. */
export function AdministratorOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { user } = useSession()
  if (user?.groups.includes('admin')) return children
  return (
    <Page title={t('title')}>
      <Notice tone="warning" title={t('not_administrator')} />
    </Page>
  )
}
