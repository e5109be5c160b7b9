import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../../lib/api.ts'
import { OutcomeEvents } from '../../lib/applications/outcome-events.tsx'
import { Card } from '../../ui/card.tsx'

type OutcomeSectionProps = Pick<ApiOutput<'getApplication'>, 'outcomes' | 'tender'>

/** What became of the offer since the submission. */
export function OutcomeSection({ outcomes, tender }: OutcomeSectionProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  return (
    <Card title={t('title')}>
      {outcomes.length === 0 ? (
        <p>{t('waiting')}</p>
      ) : (
        <OutcomeEvents entries={outcomes} market={tender.market} isExplained />
      )}
    </Card>
  )
}
