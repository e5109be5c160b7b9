import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { ConfirmationDownload } from '../../lib/applications/confirmation-download.tsx'
import { OutcomeEvents } from '../../lib/applications/outcome-events.tsx'
import { Card } from '../../ui/card.tsx'

type OutcomeSectionProps = Pick<ApiOutput<'getApplication'>, 'outcomes' | 'tender' | 'confirmation'>

/** What became of the offer since the submission. */
export function OutcomeSection({ outcomes, tender, confirmation }: OutcomeSectionProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  return (
    <Card title={t('title')}>
      {outcomes.length === 0 ? (
        <p>{t('waiting')}</p>
      ) : (
        <OutcomeEvents entries={outcomes} market={tender.market} isExplained />
      )}
      {confirmation && (
        <ConfirmationDownload
          file={confirmation}
          askForAddress={() =>
            callApi('getConfirmation', {
              params: { tender_id: tender.tender_id, file_id: confirmation.file_id },
            })
          }
        />
      )}
    </Card>
  )
}
