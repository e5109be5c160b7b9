import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Answer } from '#domain/applications/application.ts'
import { answerQuestion, confirmAnswers } from '#domain/applications/changed-questions.ts'
import { isContradiction } from '#domain/applications/check-form.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { AnswerList } from '../../lib/applications/answer-list.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useSettled } from '../../lib/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './application-form.module.css'
import { ApplicationHead } from './application-head.tsx'
import { ChangedTender } from './changed-tender.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { FormSection } from './form-section.tsx'
import { MissingPoints } from './missing-points.tsx'
import { ProductChoice } from './product-choice.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import { SectionLinks } from './section-links.tsx'
import { useApplication } from './use-application.ts'
import { useApplicationCheck } from './use-application-check.ts'
import { conflictId, useConflictToast } from './use-conflict-toast.ts'
import { useDraft } from './use-draft.ts'
import { useFieldFocus } from './use-field-focus.ts'

type ApplicationAnswer = ApiOutput<'getApplication'>

/** The form of a tender: prefilled with what is known, saved while it is typed. */
export function ApplicationForm({ answer }: { readonly answer: ApplicationAnswer }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const goTo = useLocaleNavigate()
  const [search] = useSearchParams()
  const { tender } = answer
  const { state, autosave } = useDraft(answer.application)
  const [isLeaving, setLeaving] = useState(false)
  const { data } = state
  // another product fills in another form; what was typed stays
  const current = useApplication(tender.tender_id, data.product_id).data ?? answer
  const { form, closed_because } = current
  const [settled, settle] = useSettled(data)
  const check = useApplicationCheck(form, settled)
  const { problems } = check
  const contradictions = problems.filter(isContradiction)
  const showsProblems = search.has('check')
  useFieldFocus()
  useConflictToast(state.save.is === 'conflict')

  const setAnswer = (key: string, value: Answer | undefined) => {
    autosave.change(answerQuestion(form, autosave.get().data, key, value))
  }
  const confirm = (...keys: string[]) =>
    autosave.change(confirmAnswers(form, autosave.get().data, keys))
  const review = async () => {
    setLeaving(true)
    await autosave.flush()
    setLeaving(false)
    if (autosave.get().save.is === 'saved') {
      goTo(`/tender-applications/review?tender=${tender.tender_id}`)
    }
  }
  return (
    <Page
      width="wide"
      title={t('form.for', { title: titleOf(tender) })}
      lead={t('form.lead')}
      above={<ApplicationHead tender={tender} />}
    >
      <ClosedNotice because={closed_because} tender={tender} />
      <ChangedTender tenderId={tender.tender_id} form={form} data={data} onRead={() => confirm()} />
      {state.save.is === 'conflict' && (
        <div id={conflictId}>
          <DraftConflict form={form} mine={data} saved={state.save.saved} autosave={autosave} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <SaveIndicator save={state.save} onRetry={() => void autosave.flush()} />
          <SectionLinks form={form} problems={problems} />
        </div>
        <form
          noValidate
          className={styles.form}
          onBlur={settle}
          onSubmit={(event) => {
            event.preventDefault()
            void review()
          }}
        >
          <ProductChoice
            tenderId={tender.tender_id}
            productId={data.product_id}
            hasProblem={showsProblems && data.product_id === null}
            onChange={(product_id) =>
              autosave.change({
                tender_version: form.tender_version,
                ...autosave.get().data,
                product_id,
              })
            }
          />
          {form.sections.map((section) => (
            <FormSection
              key={section.key}
              section={section}
              answers={data.answers}
              check={check}
              showsProblems={showsProblems}
              onAnswer={setAnswer}
              onConfirm={confirm}
            />
          ))}
          <div role="status">
            {contradictions.length > 0 && (
              <MissingPoints
                tenderId={tender.tender_id}
                form={form}
                problems={contradictions}
                facts={check.facts}
              />
            )}
          </div>
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={isLeaving}>
              {t('form.review')}
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              {t('form.print')}
            </Button>
            <LinkButton to="/tender-applications">{t('overview.title')}</LinkButton>
          </div>
        </form>
      </div>
      <div className={styles.printed}>
        <AnswerList form={form} data={data} />
      </div>
    </Page>
  )
}
