import { useTranslation } from 'react-i18next'
import { Page } from '../../../../ui/page.tsx'
import { MarketSettings } from './market-settings.tsx'

/** `/admin/settings`: what only administrators change. */
export function SettingsPage() {
  const { t } = useTranslation('desk-settings')
  return (
    <Page width="wide" title={t('title')}>
      <MarketSettings />
    </Page>
  )
}
