import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn, daysBetween } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { TitleWords } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Drink } from '../../ui/drink/drink.tsx'
import { picturedDrink } from '../../ui/drink/drinks.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import page from './home-page.module.css'
import styles from './next-deadlines.module.css'

type Summary = ApiOutput<'listTenders'>['tenders'][number]

/** The open tenders that close first, as they are in the store; their place is kept while they come. */
export function NextDeadlines() {
  const { t } = useTranslation('home')
  const { data, isPending } = useQuery({
    queryKey: ['listTenders', 'next deadlines'],
    queryFn: ({ signal }) =>
      callApi('listTenders', { query: { limit: 4, state: 'open', sort: 'deadline' }, signal }),
  })
  const dated = data?.tenders.filter((tender) => tender.offer_deadline !== null) ?? []
  return (
    <section className={page.band} aria-labelledby="deadlines-title">
      <div className={page.inner}>
        <div className={styles.head}>
          <h2 className={page.title} id="deadlines-title">
            {t('deadlines.title')}
          </h2>
          <LocaleLink to="/tenders">{t('deadlines.all')}</LocaleLink>
        </div>
        <div className={styles.place}>
          {isPending ? (
            <Skeleton awaits="dates" lines={8} />
          ) : dated.length === 0 ? (
            <p className={styles.facts}>{t('deadlines.none')}</p>
          ) : (
            <ul className={styles.list}>
              {dated.map((tender) => (
                <DeadlineLine key={tender.tender_id} tender={tender} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function DeadlineLine({ tender }: { readonly tender: Summary }) {
  const { t } = useTranslation(['home', 'common'])
  const format = useFormat()
  const { time_zone, monopoly } = marketFacts[tender.market]
  const deadline = tender.offer_deadline ?? ''
  const days = daysBetween(dateIn(time_zone, new Date()), deadline)
  const drink = picturedDrink(tender.category)
  return (
    <li className={styles.line}>
      <span className={styles.drink}>{drink !== null && <Drink drink={drink} />}</span>
      <div className={styles.what}>
        <LocaleLink to={`/tenders/${tender.tender_id}`} className={styles.name}>
          <TitleWords tender={tender} />
        </LocaleLink>
        <p className={styles.facts}>
          {monopoly}, {t(`common:market.${tender.market}`)}
          {tender.reference !== null && ` \u00b7 ${tender.reference}`}
          {tender.sample !== null && (
            <>
              {' '}
              <Badge>{t('deadlines.sample')}</Badge>
            </>
          )}
        </p>
      </div>
      <p className={styles.when}>
        <strong>{format.date(deadline)}</strong>
        <span>{format.days(days)}</span>
      </p>
    </li>
  )
}
