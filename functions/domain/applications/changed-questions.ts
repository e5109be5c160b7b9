import { isSame } from '../shared/is-same.ts'
import { differencesOf, type TenderReading } from '../tenders/tender-differences.ts'
import type { Answer, FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { documentFields, questionOfKind, requirementKey } from './requirement-fields.ts'

/** The questions of the offer that a changed date of the tender puts in doubt. */
const questionsOfDate = {
  sample_deadline: ['samples_ready', 'samples_sent_on'],
  launch_date: ['delivery_date'],
  launch_month: ['delivery_date'],
} as const

/** Moved dates are shown; of all other published words the declaration has to be made again. */
const declaration = 'declaration_true'
const dates: ReadonlySet<string> = new Set([
  'offer_open_date',
  'offer_deadline',
  'sample_deadline',
  'launch_date',
  'launch_month',
  'sales_end_date',
  'dates_note',
])

/**
 * The questions whose answers a new version of the tender may make wrong: of requirements that ask something
 * else under their number, of the facts that these are about, of documents and dates, and the declaration on
 * the whole.
 */
export function changedQuestions(before: TenderReading, after: TenderReading): string[] {
  const criteria = after.criteria.filter(
    (next) =>
      !isSame(
        before.criteria.find(({ id }) => id === next.id),
        next,
      ),
  )
  const asked = new Map(documentFields(before.published).map(({ key, label }) => [key, label]))
  const documents = documentFields(after.published).filter(
    ({ key, label }) => asked.get(key) !== label,
  )
  const moved = (Object.keys(questionsOfDate) as (keyof typeof questionsOfDate)[]).filter(
    (date) => before.published[date] !== after.published[date],
  )
  const { fields, requirements } = differencesOf(before, after)
  const asksElse = requirements.length > 0 || fields.some((field) => !dates.has(field))
  const questions = [
    ...criteria.flatMap(({ id, kind }) => [requirementKey(id), questionOfKind[kind] ?? []].flat()),
    ...documents.map(({ key }) => key),
    ...moved.flatMap((date) => questionsOfDate[date]),
    ...(asksElse ? [declaration] : []),
  ]
  return [...new Set(questions)]
}

type AskedForm = Pick<ApplicationForm, 'changed' | 'tender_version'>

/** Whether the answers speak to an earlier version of the tender than the form. */
export const isBehind = (form: AskedForm, { tender_version }: FormData): boolean =>
  tender_version !== undefined && tender_version < form.tender_version

/** The answers that are still to be confirmed: given by the producer, and put in doubt by the change. */
export function unconfirmedQuestions(form: AskedForm, data: FormData): string[] {
  if (!isBehind(form, data)) return []
  const { answers, confirmed } = data
  const isConfirmed = (key: string) =>
    confirmed?.tender_version === form.tender_version && confirmed.questions.includes(key)
  return (form.changed?.questions ?? []).filter(
    (key) => answers[key] !== undefined && !isConfirmed(key),
  )
}

/** The draft with one answer given, or confirmed as it is: the last one brings it to the tender's version. */
export function confirmAnswers(
  form: AskedForm,
  { confirmed: before, ...data }: FormData,
  questions: readonly string[],
): FormData {
  const { tender_version } = form
  const earlier = before?.tender_version === tender_version ? before.questions : []
  const confirmed = { tender_version, questions: [...new Set([...earlier, ...questions])] }
  const next = { ...data, confirmed }
  return unconfirmedQuestions(form, next).length > 0 ? next : { ...data, tender_version }
}

/** The draft with another answer; who answers anew has seen what changed. */
export function answerQuestion(
  form: AskedForm,
  data: FormData,
  key: string,
  answer: Answer | undefined,
): FormData {
  const { [key]: _before, ...others } = data.answers
  const answers = answer === undefined ? others : { ...others, [key]: answer }
  // nothing that was asked differs from the version that the answers speak to
  const tender_version =
    form.changed === null ? form.tender_version : (data.tender_version ?? form.tender_version)
  const answered = { ...data, tender_version, answers }
  return form.changed?.questions.includes(key) ? confirmAnswers(form, answered, [key]) : answered
}
