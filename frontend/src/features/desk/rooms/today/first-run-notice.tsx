import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useFirstRun } from './use-first-run.ts'

/** Leads to what the account still lacks; nothing once it has all of it. */
export function FirstRunNotice() {
  const { t } = useTranslation('desk-today')
  const left = useFirstRun().data?.steps.filter(({ missing }) => missing.length > 0).length ?? 0
  if (left === 0) return null
  return (
    <Notice tone="info" title={t('first.left', { count: left })}>
      <LocaleLink to="/admin/first-run">{t('first.open')}</LocaleLink>
    </Notice>
  )
}
