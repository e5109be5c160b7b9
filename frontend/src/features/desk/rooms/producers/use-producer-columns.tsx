import { useTranslation } from 'react-i18next'
import { planStatusOf } from '#domain/companies/plan-status.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import styles from './producers.module.css'
import type { ListedProducer } from './producers-page.tsx'

export function useProducerColumns(): Column<ListedProducer>[] {
  const { t } = useTranslation('desk-producers')
  const { country, date, instant, number, percent } = useFormat()
  const count = (key: 'products' | 'applications' | 'documents'): Column<ListedProducer> => ({
    key,
    header: t(`column.${key}`),
    align: 'end',
    cell: (producer) => number(producer[key]),
  })
  return [
    {
      key: 'name',
      isSortable: true,
      header: t('column.company'),
      isRowHeader: true,
      cell: ({ user_id, company_name, email }) => (
        <>
          <LocaleLink to={`/admin/producers/${encodeURIComponent(user_id)}`}>
            {company_name ?? email}
          </LocaleLink>
          {company_name !== null && <span className={styles.email}>{email}</span>}
        </>
      ),
    },
    {
      key: 'plan',
      header: t('column.plan'),
      cell: (producer) => {
        const plan = planStatusOf(producer, new Date())
        return plan === 'none' ? null : plan === 'requested' ? (
          <Badge tone="warning">{t('open')}</Badge>
        ) : (
          <Badge tone="success">
            {t('until_day', {
              date: producer.plan_ends_at && date(producer.plan_ends_at.slice(0, 10)),
            })}
          </Badge>
        )
      },
    },
    {
      key: 'country',
      header: t('column.country'),
      cell: ({ country_code }) => country_code && country(country_code),
    },
    { ...count('products'), isSortable: true },
    count('applications'),
    count('documents'),
    {
      key: 'completeness',
      header: t('column.completeness'),
      align: 'end',
      cell: ({ completeness }) => percent(completeness),
    },
    {
      key: 'seen',
      isSortable: true,
      header: t('column.seen'),
      cell: ({ last_seen_at }) => last_seen_at && instant(last_seen_at),
    },
  ]
}
