import type { Answer } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { ApplicationLine, ApplicationRow } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'

/** Of a producer with more, only so many are looked through: what is known is a help and no record. */
const mostLooked = 100

/** What the company answered when it last submitted an offer for another tender; empty before the first. */
export async function earlierAnswers(
  applications: Pick<ApplicationStore, 'find' | 'listSummaries'>,
  user_id: UserId,
  tender_id: TenderId,
): Promise<Readonly<Record<string, Answer>>> {
  const latest = await latestSubmitted(applications, user_id, tender_id)
  const row = latest && (await applications.find(user_id, latest.tender_id))
  return row?.submitted_for ? answersOf(row, row.submitted_for.form) : {}
}

async function latestSubmitted(
  applications: Pick<ApplicationStore, 'listSummaries'>,
  user_id: UserId,
  tender_id: TenderId,
) {
  let latest: ApplicationLine | null = null
  let looked = 0
  for await (const line of applications.listSummaries(user_id, null, mostLooked)) {
    if (line.tender_id !== tender_id && isLater(line, latest)) latest = line
    looked += 1
    if (looked === mostLooked) break
  }
  return latest
}

const isLater = ({ submitted_at }: ApplicationLine, than: ApplicationLine | null): boolean =>
  submitted_at !== null && submitted_at > (than?.submitted_at ?? '')

/** What was typed, or else what was filled in and left as it was. */
function answersOf({ form_data }: ApplicationRow, form: ApplicationForm) {
  const filledIn = form.sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, prefill }) => (prefill === null ? [] : [[key, prefill.value] as const]))
  return { ...Object.fromEntries(filledIn), ...form_data?.answers }
}
