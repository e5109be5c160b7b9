import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

/** What the desk wrote to a producer, newest first. */
export function ProducerLetters({ producer: { user_id, email } }: Pick<DeskProducer, 'producer'>) {
  const { t } = useTranslation('desk-producers')
  const { instant } = useFormat()
  const list = useInfiniteQuery({
    queryKey: ['listLetters', user_id],
    queryFn: ({ pageParam, signal }) =>
      callApi('listLetters', { params: { user_id }, query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
  const letters = list.data?.pages.flatMap((page) => page.letters)
  return (
    <section className={styles.part}>
      <h2>{t('letters.title')}</h2>
      {letters === undefined && list.error === null && <Skeleton awaits="letters" lines={2} />}
      {letters === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {letters?.length === 0 && <p>{t('letters.none')}</p>}
      {letters !== undefined && letters.length > 0 && (
        <>
          <DataTable
            caption={t('letters.title')}
            rows={letters}
            rowKey={({ letter_id }) => letter_id}
            columns={[
              {
                key: 'written',
                header: t('letters.written'),
                isRowHeader: true,
                cell: ({ written_at }) => instant(written_at),
              },
              {
                key: 'letter',
                header: t('letters.subject'),
                cell: ({ subject, text }) => (
                  <details>
                    <summary>{subject}</summary>
                    <p className={styles.letter}>{text}</p>
                  </details>
                ),
              },
              {
                key: 'mailed',
                header: t('letters.mailed'),
                cell: ({ mailed_at }) =>
                  mailed_at === null ? t('letters.waiting') : instant(mailed_at),
              },
            ]}
          />
          <ListPager list={list} />
        </>
      )}
      <p>
        <LocaleLink to={`/admin/log?view=mails&address=${encodeURIComponent(email)}`}>
          {t('letters.mails')}
        </LocaleLink>
      </p>
    </section>
  )
}
