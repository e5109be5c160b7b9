import type { RuleSet } from '../compliance/rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Answer, FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { answersThatCount, type OfferCheck } from './check-offer.ts'
import { documentsOfOffer } from './document-checks.ts'
import { usableKeptAnswers } from './kept-answers.ts'

/**
 * What of a draft and its form is the offer: what was left over and nobody checked is not submitted. Of the
 * kept answers those go with it that the findings rest on; `own`: the own ones of them.
 */
export function submittedParts(
  form: ApplicationForm,
  data: FormData,
  check: OfferCheck,
  { day, rules }: { readonly day: CalendarDate; readonly rules: RuleSet },
) {
  const counting: ReadonlySet<string> = new Set(answersThatCount(form, data, day, rules))
  const own = data.facts ?? {}
  const facts = {
    ...only(usableKeptAnswers(form.kept, check.facts), (field) => counting.has(field)),
    ...only(own, (field) => Object.hasOwn(check.stated, field)),
  }
  const documents = documentsOfOffer(form.documents, check.documents)
  const form_data: FormData = {
    ...data,
    facts,
    ...(data.documents && {
      documents: Object.fromEntries(
        documents.map(({ question, document_id }) => [question, document_id]),
      ),
    }),
    ...(data.price_lines && { price_lines: check.prices.flatMap(({ line }) => line ?? []) }),
  }
  return {
    form: { ...form, documents },
    form_data,
    own: only(own, (field) => counting.has(field)),
  }
}

const only = (
  answers: Readonly<Record<string, Answer>>,
  isTaken: (field: string) => boolean,
): Record<string, Answer> =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isTaken(field)))
