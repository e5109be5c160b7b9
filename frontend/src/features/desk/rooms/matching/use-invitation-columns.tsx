import { useTranslation } from 'react-i18next'
import { matchVerdicts } from '#domain/matching/verdict.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { BestProducts } from './best-products.tsx'
import styles from './matching.module.css'
import type { TenderProducer } from './use-tender-producers.ts'

/** `onInvite` null: the tender can no longer be answered. */
export function useInvitationColumns(
  onInvite: ((producer: TenderProducer) => void) | null,
): Column<TenderProducer>[] {
  const { t } = useTranslation(['desk-matching', 'matching'])
  const { country, instant } = useFormat()
  return [
    {
      key: 'company',
      header: t('company'),
      isRowHeader: true,
      cell: ({ user_id, company_name, email, country_code }) => (
        <>
          <LocaleLink to={`/admin/producers/${encodeURIComponent(user_id)}`}>
            {company_name ?? email ?? t('unnamed')}
          </LocaleLink>
          {country_code !== null && <span className={styles.soft}>{country(country_code)}</span>}
        </>
      ),
    },
    {
      key: 'counts',
      header: t('products'),
      cell: ({ counts }) =>
        matchVerdicts
          .filter((verdict) => counts[verdict] > 0)
          .map((verdict) => t(`matching:counts.${verdict}`, { count: counts[verdict] }))
          .join(' \u00b7 '),
    },
    { key: 'best', header: t('best'), cell: ({ best }) => <BestProducts best={best} /> },
    {
      key: 'invited',
      header: t('invitation'),
      cell: (producer) => {
        const { invited_at, mailed_at } = producer
        if (invited_at !== null) {
          return (
            <>
              <Badge tone="success">{t('invited')}</Badge>
              <span className={styles.soft}>
                {mailed_at === null ? t('mail_due') : instant(mailed_at)}
              </span>
            </>
          )
        }
        return (
          onInvite && (
            <Button size="small" onClick={() => onInvite(producer)}>
              {t('invite')}
            </Button>
          )
        )
      },
    },
  ]
}
