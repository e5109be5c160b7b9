import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import { factKey } from '#domain/applications/rule-answers.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { afterPress } from '../../../lib/after-press.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Button } from '../../../ui/button.tsx'
import { useProblemText } from '../use-problem-text.ts'
import { AnswerSource } from './answer-source.tsx'
import { FactInput } from './fact-input.tsx'
import { isWhole, withFact } from './fact-question.tsx'
import { useFactTexts } from './fact-texts.ts'
import styles from './given-answers.module.css'
import { type GivenFact, givenFacts } from './given-facts.ts'
import { useKeepAnswer } from './use-keep-answer.ts'

/** What was answered to the rules, and what stands in from before: to be changed, and to be kept for later applications. */
export function GivenAnswers(props: WorkspacePartProps) {
  const { t } = useTranslation('workspace')
  const { form, data, check } = props
  const given = useMemo(() => givenFacts(form, data, check), [form, data, check])
  if (given.length === 0) return null
  return (
    <details className={styles.group}>
      <summary>
        <h3 className={styles.title}>
          {t('answer.given')} <span className={styles.count}>{given.length}</span>
        </h3>
      </summary>
      <ul className={styles.rows}>
        {given.map((one) => (
          <GivenAnswer key={one.field} given={one} {...props} />
        ))}
      </ul>
    </details>
  )
}

interface GivenAnswerProps extends WorkspacePartProps {
  readonly given: GivenFact
}

function GivenAnswer({ given, tender, data, check, onChange, readOnly }: GivenAnswerProps) {
  const { t } = useTranslation('workspace')
  const texts = useFactTexts()
  const keep = useKeepAnswer(tender.tender_id)
  const [isChanging, setChanging] = useState(false)
  const { field, own, kept, keepIn } = given
  const answerWith = (answer: Answer | undefined) =>
    onChange((draft) => withFact(draft, field, answer))
  useFocusAfter(isChanging, `given-${field}`, `change-${field}`)
  return (
    <li className={styles.row} data-answer={field}>
      <p id={`answer-${field}`}>
        {t('asks.of', {
          field: texts.label(field),
          asked: texts.value(field, check.known[field]),
        })}
      </p>
      <AnswerSource field={field} kept={kept} own={own} />
      {isChanging && (
        <AnotherAnswer
          {...{ given, check }}
          onSave={(answer) => {
            setChanging(false)
            answerWith(answer)
          }}
          onLeave={answerWith}
        />
      )}
      {!readOnly && !isChanging && (
        <div className={styles.actions}>
          <Button
            id={`change-${field}`}
            size="small"
            aria-describedby={`answer-${field}`}
            onClick={() => setChanging(true)}
          >
            {t('answer.change')}
          </Button>
          {keepIn !== null && own !== undefined && (
            <Button
              size="small"
              aria-describedby={`answer-${field}`}
              busy={keep.isPending}
              onClick={() =>
                keep.mutate({
                  field,
                  value: own,
                  product_id: data.product_id,
                  vintage: check.facts.vintage,
                })
              }
            >
              {t(`answer.keep.${keepIn}`)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The focus goes with the press: into the question, and back to the button. */
function useFocusAfter(isOpen: boolean, inside: string, outside: string) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    document.getElementById(isOpen ? inside : outside)?.focus()
  }, [isOpen, inside, outside])
}

interface AnotherAnswerProps extends Pick<WorkspacePartProps, 'check'> {
  readonly given: GivenFact
  readonly onSave: (answer: Answer | undefined) => void
  readonly onLeave: (answer: Answer | undefined) => void
}

function AnotherAnswer({ given, check, onSave, onLeave }: AnotherAnswerProps) {
  const { field, own, kept } = given
  const texts = useFactTexts()
  const problemText = useProblemText()
  const [typed, setTyped] = useState<Answer | undefined>(own ?? kept?.value)
  const leave = () => {
    const answer = typed === '' ? undefined : typed
    // nothing of it is lost; what cannot be read waits
    if (isSame(answer, own ?? kept?.value) || !isWhole(field, answer)) return
    afterPress(() => onLeave(answer))
  }
  const problem = check.problems.find(({ key }) => key === factKey(field))
  return (
    <FactInput
      id={`given-${field}`}
      field={field}
      label={texts.label(field)}
      hint={texts.help(field)}
      error={problem ? problemText(problem, check.facts) : null}
      value={typed}
      onType={setTyped}
      onSave={onSave}
      onLeave={leave}
    />
  )
}
