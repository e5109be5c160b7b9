import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useSession } from '../../../../lib/session.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './applications.module.css'
import { StepFailure } from './step-failure.tsx'
import { seenIn, useDeskStep } from './use-desk-step.ts'

/** Who at the desk has the application, and since when. */
export function Responsible({ found }: { readonly found: ApiOutput<'findApplication'> }) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const { user } = useSession()
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, (responsible: boolean) =>
    callApi('takeOverApplication', { params, body: { version, responsible } }),
  )
  const responsible = found.at_desk?.responsible ?? null
  const isMine = responsible !== null && responsible.email === user?.email
  return (
    <>
      <span className={styles.responsible}>
        {responsible === null
          ? t('work.nobody')
          : t(isMine ? 'work.mine' : 'work.theirs', {
              who: responsible.email,
              time: instant(responsible.since),
            })}
        <Button size="small" busy={step.isPending} onClick={() => step.mutate(!isMine)}>
          {t(isMine ? 'work.let_go' : 'work.take_over')}
        </Button>
      </span>
      <StepFailure error={step.error} />
    </>
  )
}
