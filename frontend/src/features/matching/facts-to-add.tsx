import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTextOf } from '../../i18n/use-text-of.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { useProductsToComplete } from '../../lib/matching/use-products-to-complete.ts'
import { productName } from '../../lib/products/product-name.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './facts-to-add.module.css'
import { matchFilterSearch, noMatchFilter } from './match-filter.ts'
import { useMatchSummary } from './use-matches.ts'

type Fact = ApiOutput<'getMatchSummary'>['facts_to_add'][number]

/** How many facts are named; the filter has all of them. */
const shownFacts = 4

/** What to state first: the one fact of one product that decides most tenders, then what follows it. */
export function FactsToAdd() {
  const { t } = useTranslation('matching')
  const { data } = useMatchSummary()
  const [first, ...others] = data?.facts_to_add.slice(0, shownFacts) ?? []
  const words = useFactWords()
  if (first === undefined) return <Incomplete />
  return (
    <section className={styles.lead} aria-labelledby="facts-to-add" data-tour="facts">
      <div className={styles.first}>
        <div className={styles.words}>
          <p className={styles.soft}>{t('facts.lead')}</p>
          <h2 id="facts-to-add" className={styles.title}>
            {words.add(first)}
          </h2>
          <p>
            {words.effect(first)}{' '}
            {first.products > 1 && (
              <LocaleLink to={matchesWaitingFor(first)}>{words.all(first)}</LocaleLink>
            )}
          </p>
        </div>
        <LinkButton variant="primary" to={addPath(first)}>
          {t('facts.action')}
        </LinkButton>
      </div>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((fact) => (
            <li key={fact.field}>
              <LocaleLink to={addPath(fact)}>{words.add(fact)}</LocaleLink>
              <span className={styles.soft}>{words.effect(fact)}</span>
            </li>
          ))}
        </ul>
      )}
      <Incomplete />
    </section>
  )
}

const matchesWaitingFor = ({ field }: Fact) =>
  `/matches?${matchFilterSearch({ ...noMatchFilter, missing: field })}`

/** The product’s page, with the field of the fact in focus. */
const addPath = (fact: Fact) => `/products/${fact.product.product_id}#${fact.field}`

function useFactWords() {
  const { t } = useTranslation('matching')
  const factText = useTextOf('portfolio')
  return {
    add: ({ field, product }: Fact) =>
      t('facts.add', { fact: factText(`fact.${field}`) ?? field, product: productName(product) }),
    effect: ({ decides, tenders }: Fact) =>
      decides > 0 ? t('facts.decides', { count: decides }) : t('facts.waits', { count: tenders }),
    all: ({ products, tenders }: Fact) =>
      t('facts.all', {
        count: products,
        tenders: t('complete.tenders', { count: tenders }),
      }),
  }
}

/** Products without kind or origin are a task of their own. */
function Incomplete() {
  const { t } = useTranslation('matching')
  const { data } = useProductsToComplete()
  const page = data?.pages[0]
  if (page === undefined || page.total === 0) return null
  return (
    <p className={styles.incomplete}>
      {t(page.is_whole ? 'complete.noticeTitle' : 'complete.noticeAtLeast', { count: page.total })}
      {'. '}
      <LocaleLink to="/products/complete">{t('complete.action')}</LocaleLink>
    </p>
  )
}
