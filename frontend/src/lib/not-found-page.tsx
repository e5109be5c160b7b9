import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

/** What an address leads to that is no page of ours. */
export function NotFoundPage() {
  const { t } = useTranslation('not-found')
  return (
    <Page
      width="narrow"
      title={t('title')}
      lead={t('text')}
      actions={
        <>
          <LinkButton variant="primary" to="/">
            {t('home')}
          </LinkButton>
          <LinkButton to="/tenders">{t('tenders')}</LinkButton>
        </>
      }
    />
  )
}
