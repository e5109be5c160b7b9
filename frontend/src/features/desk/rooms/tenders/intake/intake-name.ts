import { useTranslation } from 'react-i18next'
import { type Intake, isReread } from '#domain/tenders/plans/intake.ts'

/** What an intake is called: its file, or how it was begun. */
export function useIntakeName(): (intake: Pick<Intake, 'file_name' | 'source'>) => string {
  const { t } = useTranslation('desk-tenders')
  return (intake) =>
    intake.file_name ?? t(isReread(intake) ? 'intakes.read_again' : 'intakes.by_hand')
}
