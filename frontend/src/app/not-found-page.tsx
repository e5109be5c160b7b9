import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <Page width="narrow" title={t('not_found.title')} lead={t('not_found.text')}>
      <p>
        <LinkButton variant="primary" to="/">
          {t('not_found.home')}
        </LinkButton>{' '}
        <LinkButton to="/tenders">{t('not_found.tenders')}</LinkButton>
      </p>
    </Page>
  )
}
