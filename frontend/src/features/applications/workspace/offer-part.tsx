import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Answer } from '#domain/applications/application.ts'
import { withoutFormerProduct } from '#domain/applications/change-product.ts'
import { answerQuestion, confirmAnswers } from '#domain/applications/changed-questions.ts'
import { isContradiction } from '#domain/applications/check-form.ts'
import { AnswerList } from '../../../lib/applications/answer-list.tsx'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import styles from '../application-form.module.css'
import { FormSection } from '../form-section.tsx'
import { MissingPoints } from '../missing-points.tsx'
import { ProductChoice } from '../product-choice.tsx'
import { SectionLinks } from '../section-links.tsx'
import { offerForm } from './use-workspace-keys.ts'

export interface OfferPartProps extends WorkspacePartProps {
  /** A field was left: what was typed may be looked at. */
  readonly onSettle: () => void
  readonly onReview: () => void
  readonly isLeaving: boolean
}

/** The form of the tender: prefilled with what is known, saved while it is typed. */
export function OfferPart(props: OfferPartProps) {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const { tender, form, data, check, onChange, onSettle, onReview, isLeaving } = props
  const { problems } = check
  const contradictions = problems.filter(isContradiction)
  const showsProblems = search.has('check')
  // documents are chosen in a part of their own
  const sections = form.sections.filter(({ key }) => key !== 'documents')
  const setAnswer = (key: string, value: Answer | undefined) =>
    onChange((draft) => answerQuestion(form, draft, key, value))
  return (
    <>
      <p>{t('form.lead')}</p>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SectionLinks sections={sections} problems={problems} />
        </div>
        <form
          {...offerForm}
          noValidate
          className={styles.form}
          onBlur={onSettle}
          onSubmit={(event) => {
            event.preventDefault()
            onReview()
          }}
        >
          <ProductChoice
            tenderId={tender.tender_id}
            productId={data.product_id}
            hasProblem={showsProblems && data.product_id === null}
            onChange={(product_id) =>
              onChange((draft) =>
                withoutFormerProduct(
                  { tender_version: form.tender_version, ...draft, product_id },
                  draft,
                  form.documents,
                ),
              )
            }
          />
          {sections.map((section) => (
            <FormSection
              key={section.key}
              section={section}
              answers={data.answers}
              check={check}
              showsProblems={showsProblems}
              onAnswer={setAnswer}
              onConfirm={(...keys) => onChange((draft) => confirmAnswers(form, draft, keys))}
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
    </>
  )
}
