import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

/** What an address leads to that is no page of ours. */
export function NotFound() {
  const { t } = useTranslation('common')
  return (
    <Page
      width="narrow"
      title={t('not_found.title')}
      lead={t('not_found.text')}
      actions={
        <>
          <LinkButton variant="primary" to="/">
            {t('not_found.home')}
          </LinkButton>
          <LinkButton to="/tenders">{t('not_found.tenders')}</LinkButton>
        </>
      }
    />
  )
}
