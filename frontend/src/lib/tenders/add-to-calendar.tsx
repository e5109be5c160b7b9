import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { apiUrl } from '../api.ts'
import { feedAddresses } from '../feed-addresses.build-time.ts'
import styles from './add-to-calendar.module.css'

export interface AddToCalendarProps {
  readonly tender: Pick<
    TenderSummary,
    'tender_id' | 'offer_deadline' | 'sample_deadline' | 'launch_date'
  >
}

/** The dates of a tender as a file for calendar programs; nothing where no day is announced. */
export function AddToCalendar({ tender }: AddToCalendarProps) {
  const { t } = useTranslation('vocabulary')
  const language = useLanguage()
  const { tender_id, offer_deadline, sample_deadline, launch_date } = tender
  if ((offer_deadline ?? sample_deadline ?? launch_date) === null) return null
  const { path } = feedAddresses.getTenderCalendar
  return (
    <a
      className={styles.link}
      href={apiUrl(path, { tender_id }, { language })}
      download={`tender-${tender_id}.ics`}
    >
      <CalendarPlus aria-hidden="true" />
      {t('deadline.addToCalendar')}
    </a>
  )
}
