import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Badge } from '../../ui/badge.tsx'
import styles from './tender-choice.module.css'
import type { ChoiceState } from './use-choices.ts'

export interface TenderChoiceProps {
  readonly tender: Pick<TenderSummary, 'tender_id' | 'title' | 'titles'>
  readonly state: ChoiceState
  readonly onChoose: (isWanted: boolean) => void
  /** Shown beside the box; without it the box alone, named by the tender. */
  readonly children?: React.ReactNode
}

/** The box that chooses a tender; once it is begun, the state of its application. */
export function TenderChoice({ tender, state, onChoose, children }: TenderChoiceProps) {
  const { t } = useTranslation('launch-plan')
  const titleOf = useTitleOf()
  if (state !== null && state !== 'chosen') {
    return (
      <div className={styles.choice}>
        <LocaleLink
          to={`/tender-application/${tender.tender_id}`}
          aria-label={t(`begun.${state}Named`, { title: titleOf(tender) })}
        >
          <Badge tone="success">{t(`begun.${state}`)}</Badge>
        </LocaleLink>
        {children}
      </div>
    )
  }
  return (
    <div className={styles.choice}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={state === 'chosen'}
          aria-label={t('choose', { title: titleOf(tender) })}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      {children}
    </div>
  )
}
