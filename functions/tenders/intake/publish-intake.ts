import type { RouteInput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { heldSeconds, type Publication } from '#domain/tenders/plans/intake.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NoteChange } from '../../platform/http/serve.ts'
import type { AskForIntakeWork } from '../../platform/queue/intake-work.ts'
import type { IntakeStore } from './intake-store.ts'

type Publish = (typeof tenderIntakeRoutes)['publishIntake']
type Undo = (typeof tenderIntakeRoutes)['undoPublication']

interface Publishing {
  readonly intakes: IntakeStore
  readonly askForWork: AskForIntakeWork
  readonly now: Clock
}

/** Rows of a plan by their numbers and references, for the log of the desk. */
const loggedLines = (
  lines: readonly { readonly number: number; readonly reference: string | null }[],
) => ({
  rows: lines.map(({ number }) => number).join(', '),
  references: lines.flatMap(({ reference }) => reference ?? []).join(', '),
})

/** Has confirmed rows published, and those who are told of tenders told when the time for an undo is over. */
export async function publishIntake(
  { intakes, askForWork, now }: Publishing,
  { intake_id, numbers }: RouteInput<Publish>['params'] & RouteInput<Publish>['body'],
  note: NoteChange = () => undefined,
): Promise<Result<Publication, 'not_found' | 'transition_not_allowed'>> {
  if ((await intakes.find(intake_id)) === null) return fail('not_found')
  const at = now()
  const last = await intakes.lastPublication(intake_id)
  // a second click, or a colleague: both would hold the same tenders, and only one could be undone
  if (last?.state === 'publishing' && at.toISOString() < last.held_until)
    return fail('transition_not_allowed')
  const lines = await intakes.listLines(intake_id)
  const confirmed = new Set(
    lines.filter(({ state }) => state === 'confirmed').map(({ number }) => number),
  )
  if (!numbers.every((number) => confirmed.has(number))) return fail('transition_not_allowed')
  const made: Publication = {
    // in the order of time
    publication_id: String(at.getTime()),
    state: 'publishing',
    at: at.toISOString(),
    held_until: new Date(at.getTime() + heldSeconds * 1000).toISOString(),
    numbers: [...new Set(numbers)],
    published: [],
    refused: [],
    kept: [],
  }
  const { publication_id } = made
  await intakes.addPublication(intake_id, made)
  await askForWork([{ kind: 'announce', intake_id, publication_id }], heldSeconds)
  await askForWork([{ kind: 'publish', intake_id, publication_id }])
  const asked = new Set(made.numbers)
  const named = lines.filter(({ number }) => asked.has(number))
  note({ before: null, after: { publication_id, ...loggedLines(named) } })
  return succeed(made)
}

/** Has a publication undone of which nobody was told yet. */
export async function undoPublication(
  { intakes, askForWork, now }: Publishing,
  { intake_id, publication_id }: RouteInput<Undo>['params'],
  note: NoteChange = () => undefined,
): Promise<Result<Publication, 'not_found' | 'transition_not_allowed' | 'undo_expired'>> {
  const made = await intakes.findPublication(intake_id, publication_id)
  if (made === null) return fail('not_found')
  const isOver = now().getTime() >= Date.parse(made.held_until)
  if (made.state === 'announced' || (made.state === 'held' && isOver)) return fail('undo_expired')
  if (made.state === 'held') {
    const moved = await intakes.movePublication(intake_id, { ...made, state: 'undoing' }, 'held')
    if (moved === 'refused') return fail('transition_not_allowed')
  } else if (made.state !== 'undoing') return fail('transition_not_allowed')
  // asked again where the message of an earlier try was lost
  await askForWork([{ kind: 'undo', intake_id, publication_id }])
  const named = new Set(made.published.map(({ number }) => number))
  const lines = await intakes.listLines(intake_id)
  const rows = loggedLines(lines.filter(({ number }) => named.has(number)))
  note({
    before: { state: made.state, publication_id, ...rows },
    after: { state: 'undoing', publication_id, ...rows },
  })
  return succeed({ ...made, state: 'undoing' })
}
