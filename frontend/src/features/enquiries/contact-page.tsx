import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ContactLines } from '../../lib/operator/contact-lines.tsx'
import { useSiteContent } from '../../lib/operator/use-site-content.ts'
import { Page } from '../../ui/page.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

const answers = [
  ['/consultation', 'contact.consultation'],
  ['/resources', 'contact.resources'],
  ['/pricing', 'contact.prices'],
  ['/private-sales', 'contact.private_sales'],
] as const

/** `/contact`: the form, how else we are reached, and where a question may be answered already. */
export function ContactPage() {
  const { t } = useTranslation(['enquiries', 'common'])
  const contact = useSiteContent()?.contact
  return (
    <Page
      title={t('contact.title')}
      windowTitle={t('common:footer.contact')}
      lead={t('contact.lead')}
    >
      <div className={styles.two}>
        <ContactForm />
        <aside className={styles.side}>
          {contact && <ContactLines contact={contact} />}
          <h2>{t('contact.before')}</h2>
          <ul>
            {answers.map(([path, key]) => (
              <li key={path}>
                <LocaleLink to={path}>{t(key)}</LocaleLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Page>
  )
}
