import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { matchVerdicts } from '#domain/matching/verdict.ts'
import { callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { productName } from '../../../../lib/products/product-name.ts'
import { TenderDeadline } from '../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../lib/tenders/tender-title.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import styles from './producers.module.css'
import { seenMatchCsv } from './seen-csv.ts'

/** The open tenders that a producer's products fit, best first. */
export function SeenMatches({ user_id }: { readonly user_id: string }) {
  const { t } = useTranslation(['desk-producers', 'matching', 'vocabulary'])
  const list = useInfiniteQuery({
    queryKey: ['seeMatches', user_id],
    queryFn: ({ pageParam, signal }) =>
      callApi('seeMatches', { params: { user_id }, query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
  return (
    <DeskList
      caption={t('view.matches')}
      list={list}
      rowsOf={(page) => page.rows}
      rowKey={({ tender }) => tender.tender_id}
      csv={{ name: 'matches', make: () => seenMatchCsv(user_id) }}
      onClear={null}
      empty={{ title: t('view.no_matches'), text: t('view.no_matches_text') }}
      columns={[
        {
          key: 'tender',
          header: t('tender'),
          isRowHeader: true,
          cell: ({ tender }) => <TenderTitle tender={tender} />,
        },
        {
          key: 'counts',
          header: t('view.counts'),
          cell: ({ counts }) =>
            matchVerdicts
              .filter((verdict) => counts[verdict] > 0)
              .map((verdict) => t(`matching:counts.${verdict}`, { count: counts[verdict] }))
              .join(' \u00b7 '),
        },
        {
          key: 'best',
          header: t('view.best'),
          cell: ({ best }) => (
            <ul className={styles.best}>
              {best.map(({ product_id, product, verdict }) => (
                <li key={product_id}>
                  {t('vocabulary:labelled', {
                    label: t(`vocabulary:verdict.${verdict}`),
                    words: productName(product),
                  })}
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'deadline',
          header: t('view.deadline'),
          cell: ({ tender }) => <TenderDeadline tender={tender} />,
        },
      ]}
    />
  )
}
