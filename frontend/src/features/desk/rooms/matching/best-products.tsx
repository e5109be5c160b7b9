import { useTranslation } from 'react-i18next'
import { useTextOf } from '../../../../i18n/use-text-of.ts'
import { CriterionAdvice } from '../../../../lib/matching/criterion-advice.tsx'
import styles from './matching.module.css'
import type { TenderProducer } from './use-tender-producers.ts'

type Best = TenderProducer['best']

/** The products that fit best: of a near one what to change, of a possible one what is not known. */
export function BestProducts({ best }: { readonly best: Best }) {
  const { t } = useTranslation(['desk-matching', 'vocabulary'])
  return (
    <ul className={styles.best}>
      {best.map((product) => (
        <li key={product.product_id}>
          {t('vocabulary:labelled', {
            label: t(`vocabulary:verdict.${product.verdict}`),
            words: product.name,
          })}
          <OpenPoints product={product} />
        </li>
      ))}
    </ul>
  )
}

function OpenPoints({ product: { open_points } }: { readonly product: Best[number] }) {
  const { t } = useTranslation('vocabulary')
  const textOf = useTextOf('matching')
  const kindOf = (kind: string) => textOf(`kind.${kind}`) ?? kind
  const toChange = open_points.filter(({ status }) => status !== 'unknown')
  const unknown = open_points.filter(({ status }) => status === 'unknown')
  return (
    <span className={styles.soft}>
      {toChange.map((point) => (
        <span key={point.criterion_id} className={styles.point}>
          {t('labelled', { label: kindOf(point.kind), words: point.tender_value })}{' '}
          <CriterionAdvice result={point} productPath={undefined} />
        </span>
      ))}
      {toChange.length === 0 && unknown.length > 0 && (
        <span className={styles.point}>
          {t('labelled', {
            label: t('status.unknown'),
            words: [...new Set(unknown.map(({ kind }) => kindOf(kind)))].join(', '),
          })}
        </span>
      )}
    </span>
  )
}
