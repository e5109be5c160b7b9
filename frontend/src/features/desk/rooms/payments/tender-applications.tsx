import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { TitleWords } from '../../../../lib/tenders/title-words.tsx'
import styles from './payments.module.css'

interface TenderApplicationProps {
  readonly user_id: string
  readonly tender_id: number
  /** As far as it is loaded; until then it is named by its number. */
  readonly tender: TenderSummary | undefined
}

/** One application of a company, by the title of its tender. */
export function TenderApplication({ user_id, tender_id, tender }: TenderApplicationProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <LocaleLink to={`/admin/applications/${encodeURIComponent(user_id)}/${tender_id}`}>
      {tender ? <TitleWords tender={tender} /> : t('tender', { id: tender_id })}
    </LocaleLink>
  )
}

interface TenderApplicationsProps {
  readonly user_id: string
  readonly tender_ids: readonly number[]
  readonly tenders: ReadonlyMap<number, TenderSummary>
}

export function TenderApplications({ user_id, tender_ids, tenders }: TenderApplicationsProps) {
  return (
    <ul className={styles.tenders}>
      {tender_ids.map((id) => (
        <li key={id}>
          <TenderApplication user_id={user_id} tender_id={id} tender={tenders.get(id)} />
        </li>
      ))}
    </ul>
  )
}
