import type { Facts } from '../compliance/condition.ts'
import type { ComplianceField } from '../compliance/fields.ts'
import type { ChosenDocument } from '../documents/chosen-document.ts'
import type { DocumentKind } from '../documents/kinds.ts'
import { stateOn } from '../documents/validity.ts'
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'

/** The kinds of documents that answer a field of the rules. */
const kindsOfField: Readonly<Partial<Record<ComplianceField, readonly DocumentKind[]>>> = {
  'organic.certificateFile': ['cert-organic-eu', 'cert-organic-third'],
  'documents.producerAuthorisation': ['authorisation', 'authorisation-letter'],
  'ethics.codeOfConductSigned': ['code-of-conduct'],
}

/** Whether the rules read a document of this kind, whatever it was chosen for. */
export const tellsRules = (kind: DocumentKind): boolean =>
  Object.values(kindsOfField).some((kinds) => kinds.includes(kind))

/** Only what passed its checks can be handed in. */
const hasCleanFile = ({ files }: ChosenDocument): boolean =>
  files.some(({ status }) => status === 'clean')

const isValidOn = (document: ChosenDocument, day: CalendarDate): boolean => {
  const { state } = stateOn(document, day)
  return state === 'valid' || state === 'expires_soon'
}

/** What the chosen documents tell the rules, on the day that counts for them. */
export function documentFacts(documents: readonly ChosenDocument[], day: CalendarDate): Facts {
  const chosen = (field: ComplianceField) =>
    documents
      .filter((one) => kindsOfField[field]?.includes(one.kind) && hasCleanFile(one))
      // of several the one that is valid, or valid for longest
      .toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
      .toSorted((one, other) => Number(isValidOn(other, day)) - Number(isValidOn(one, day)))[0]
  const certificate = chosen('organic.certificateFile')
  const authorisation = chosen('documents.producerAuthorisation')
  const conduct = chosen('ethics.codeOfConductSigned')
  return {
    ...(certificate && {
      'organic.certificateFile': certificate.files[0]?.file_name,
      'organic.certificateDaysLeft': daysLeft(certificate, day),
    }),
    ...(authorisation &&
      isValidOn(authorisation, day) && {
        'documents.producerAuthorisation': authorisation.files[0]?.file_name,
      }),
    ...(conduct && isValidOn(conduct, day) && { 'ethics.codeOfConductSigned': true }),
  }
}

const endOf = ({ valid_to }: ChosenDocument) => valid_to ?? '9999-12-31'

/** Its last day counts; one that does not begin in time has none left. */
function daysLeft(document: ChosenDocument, day: CalendarDate): number | null {
  if (stateOn(document, day).state === 'not_yet_valid') return 0
  return document.valid_to === null ? null : daysBetween(day, document.valid_to) + 1
}
