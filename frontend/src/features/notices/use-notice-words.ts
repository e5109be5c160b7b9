import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'

export interface NoticeWords {
  /** What happened. */
  readonly what: string
  /** To what, which is the link. */
  readonly subject: string
  readonly detail: string | null
  /** Without language prefix. */
  readonly to: string
}

/** A notice in the language of the page. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useTranslation(['notices', 'timeline'])
  const language = useLanguage()
  const titleOf = useTitleOf()
  const stepName = useTextOf('timeline')
  const { date } = useFormat()
  const ofTender = ({ tender }: Extract<Notice, { tender: unknown }>) =>
    `${titleOf(tender)} (${marketFacts[tender.market].monopoly})`
  const foundBy = ({ searches }: Extract<Notice, { searches: unknown }>) => {
    const names = searches.map(({ name }) => name).join(', ')
    return names === '' ? null : t('saved_search.found', { count: searches.length, names })
  }
  return (notice) => {
    switch (notice.kind) {
      case 'match': {
        const { strong, possible, near } = notice.counts
        const fit = strong + possible
        const counted = [
          fit > 0 && t('match.counted', { count: fit }),
          near > 0 && t('match.counted_near', { count: near }),
        ]
        return {
          what: fit > 0 ? t('match.fits') : t('match.near'),
          subject: ofTender(notice),
          detail: [...counted, foundBy(notice)].filter(Boolean).join(' \u00b7 '),
          to: `/tenders/${notice.tender.tender_id}`,
        }
      }
      case 'saved_search':
        return {
          what: t('saved_search.what'),
          subject: ofTender(notice),
          detail: foundBy(notice),
          to: `/tenders/${notice.tender.tender_id}`,
        }
      case 'tender_changed':
        return {
          what: t(`tender_changed.${notice.change}`),
          subject: ofTender(notice),
          detail: null,
          to: `/tender-application/${notice.tender.tender_id}`,
        }
      case 'outcome': {
        const { outcome, day, is_correction } = notice
        const name =
          outcome === null ? t('timeline:outcome.none') : t(`timeline:outcome.kind.${outcome}.name`)
        return {
          what: is_correction && outcome !== null ? t('outcome.corrected', { name }) : name,
          subject: ofTender(notice),
          detail: date(day, 'long'),
          to: `/tender-application/${notice.tender.tender_id}`,
        }
      }
      case 'message':
        return {
          what: t('message.what'),
          subject: ofTender(notice),
          detail: null,
          to: `/tender-application/${notice.tender.tender_id}`,
        }
      case 'deadline': {
        const { step, reason, on, last_day } = notice
        const day = date(last_day, 'long')
        const phrase =
          reason === 'ahead'
            ? t('deadline.ahead', { count: daysBetween(on, last_day), day })
            : t(`deadline.${reason}`, { day })
        return {
          what: labelled(language, stepName(`step.${step}`) ?? step, phrase),
          subject: ofTender(notice),
          detail: null,
          to: `/tender-application/${notice.tender.tender_id}/timeline`,
        }
      }
      case 'document_expiry':
        return {
          what: t('document_expiry.what', { date: date(notice.valid_to, 'long') }),
          subject: [kindName(language, notice.document_kind), notice.product_name]
            .filter(Boolean)
            .join(', '),
          detail: null,
          to: '/documents',
        }
    }
  }
}
