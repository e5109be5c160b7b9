import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { Drink } from '../../ui/drink/drink.tsx'
import { drinks } from '../../ui/drink/drinks.ts'
import styles from './shelf.module.css'

/** What the monopolies buy, each kind on its place of the shelf, and one place that is still free. */
export function Shelf({ start }: { readonly start: string }) {
  const { t } = useTranslation(['home', 'example'])
  return (
    <nav className={styles.band} aria-label={t('shelf.title')}>
      <ul className={styles.shelf}>
        {drinks.map((drink) => (
          <li key={drink}>
            <LocaleLink className={styles.place} to={`/tenders?category=${drink}`}>
              <Drink drink={drink} />
              <span className={styles.label}>{t(`example:drink.${drink}`)}</span>
            </LocaleLink>
          </li>
        ))}
        <li>
          <LocaleLink className={styles.place} to={start}>
            <span className={styles.free} />
            <span className={styles.yours}>{t('shelf.yours')}</span>
          </LocaleLink>
        </li>
      </ul>
    </nav>
  )
}
