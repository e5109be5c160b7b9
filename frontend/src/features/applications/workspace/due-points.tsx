import { useTranslation } from 'react-i18next'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { groupFindings } from './finding-groups.ts'
import { useFindingWords } from './finding-words.ts'
import { partPath } from './parts.ts'
import styles from './timeline-part.module.css'

export interface DuePointsProps {
  readonly tenderId: number
  readonly check: OfferCheck
  readonly before: 'offer' | 'sample' | 'launch'
}

/** What is open before a date, by the rules that count then; the way to it. */
export function DuePoints({ tenderId, check, before }: DuePointsProps) {
  const { t } = useTranslation('workspace')
  const due = groupFindings(check)[before === 'offer' ? 'blocks' : before]
  if (due.length === 0) return null
  return (
    <details className={styles.due}>
      <summary>{t(`timeline.due.${before}`, { count: due.length })}</summary>
      <ul>
        {due.map(({ finding }) => (
          <DuePoint key={finding.rule_id} finding={finding} check={check} />
        ))}
      </ul>
      <p>
        <LocaleLink to={partPath(tenderId, 'check')}>{t('part.check')}</LocaleLink>
      </p>
    </details>
  )
}

interface DuePointProps extends Pick<DuePointsProps, 'check'> {
  readonly finding: OfferFinding
}

function DuePoint({ finding, check }: DuePointProps) {
  const { title } = useFindingWords(finding, check.facts)
  return <li lang={finding.asked === null ? 'en' : undefined}>{title}</li>
}
