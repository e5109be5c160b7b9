import {
  type ColumnChoice,
  type ImportChoices,
  mostTakenIn,
  withColumns,
} from '#domain/portfolio/import-choices.ts'
import { isHeading } from '#domain/portfolio/reading/reading-choices.ts'
import { undoUntil } from '#domain/portfolio/upload.ts'
import { canChange, hasStopped } from '#domain/portfolio/upload-lifecycle.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { SendMessages } from '../platform/queue/send-messages.ts'
import { readEntries } from './import-entries.ts'
import type { ImportFiles } from './import-files.ts'
import type { PortfolioStore } from './portfolio-store.ts'
import type { FileRequest } from './stored-file-event.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

interface Deps {
  readonly uploads: UploadStore
  readonly imports: ImportFiles
  readonly portfolios: PortfolioStore
  readonly askForWork: SendMessages<FileRequest>
  readonly now: Clock
}

/** What is said besides what was said before. */
export interface SaidNow {
  readonly columns: readonly ColumnChoice[]
  readonly taken_in: ImportChoices['taken_in']
  readonly take_out_gone?: boolean | undefined
}

/** What counts so far: what was said of this import, else what was said of lists with the same columns. */
async function choicesSoFar(deps: Deps, upload: UploadRow): Promise<ImportChoices> {
  if (upload.choices !== null) return upload.choices
  const tables = (await readEntries(deps.imports, upload))?.tables ?? []
  const headings = new Set(tables.map(({ heading }) => heading))
  const remembered = await deps.portfolios.columnChoices(upload.user_id)
  const columns = remembered.filter(({ heading }) => headings.has(heading))
  return { columns, taken_in: [], take_out_gone: false }
}

/** Has a file read again by what is said of it, also after its import was undone. What is said of columns is remembered. */
export async function readAgain(
  deps: Deps,
  { user_id, upload_id }: { readonly user_id: UserId; readonly upload_id: UploadId },
  said: SaidNow,
): Promise<Result<UploadRow, 'not_found' | 'transition_not_allowed' | 'too_many_rows_taken_in'>> {
  const upload = await deps.uploads.find(user_id, upload_id)
  if (upload === null) return fail('not_found')
  const now = deps.now()
  const isStopped = upload.status === 'reading' && hasStopped(upload, now)
  if (!canChange('read_again', upload.status) && !isStopped) return fail('transition_not_allowed')
  const before = await choicesSoFar(deps, upload)
  const key = ({ sheet, row }: { sheet: number; row: number }) => `${sheet}:${row}`
  const taken_in = new Map([...before.taken_in, ...said.taken_in].map((one) => [key(one), one]))
  if (taken_in.size > mostTakenIn) return fail('too_many_rows_taken_in')
  // what was undone is imported anew
  const isAnew = upload.status === 'undone'
  const asked: UploadRow = {
    ...upload,
    import:
      isAnew && upload.import !== null
        ? { ...upload.import, undo_until: undoUntil(now) }
        : upload.import,
    status: 'reading',
    // the same bytes are read once more
    read_etag: null,
    asked_at: now.toISOString(),
    choices: {
      columns: withColumns(before.columns, said.columns),
      taken_in: [...taken_in.values()],
      take_out_gone: said.take_out_gone ?? (!isAnew && before.take_out_gone),
    },
  }
  if ((await deps.uploads.command(asked)) === 'refused') return fail('transition_not_allowed')
  for (const { heading } of said.columns) {
    const choice = asked.choices?.columns.find((one) => one.heading === heading)
    if (choice !== undefined && isHeading(heading))
      await deps.portfolios.rememberColumns(user_id, choice, now)
  }
  await deps.askForWork([{ kind: 'read', user_id, upload_id }])
  return succeed(asked)
}
