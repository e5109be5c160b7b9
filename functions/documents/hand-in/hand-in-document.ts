import type { handInRoutes } from '#contracts/hand-in.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { checkDetails, checkDocumentFile, documentMediaType } from '#domain/documents/document.ts'
import { handInStateOf } from '#domain/documents/hand-in.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { allowAll, type Limit, perCaller } from '../../platform/throttle/throttle.ts'
import { mayGo } from '../add-document-file.ts'
import { documentFileKey } from '../document-file-key.ts'
import { type DocumentRow, dayOf, nextDueOf } from '../document-row.ts'
import { filesOf, type HandInDeps } from './hand-in-links.ts'
import type { HandInRow } from './hand-in-store.ts'

export interface PublicHandInDeps extends HandInDeps {
  readonly profiles: Pick<CompanyProfileStore, 'find'>
}

type Routes = typeof handInRoutes
type Asked = RouteOutput<Routes['openHandIn']>
type Given = RouteInput<Routes['handInDocument']>['body']
type Put = RouteOutput<Routes['handInDocument']>

/** A page asks again every few seconds while a file is being checked. */
const looksPerCaller: Limit = { name: 'hand-in-look', tries: 1000, seconds: 3600 }
const filesPerCaller: Limit = { name: 'hand-in-file', tries: 20, seconds: 3600 }
/** Bounds what one link makes its owner store and scan, wherever it has got to. */
const filesPerLink: Limit = { name: 'hand-in-link-file', tries: 10, seconds: 86_400 }

const documentOf = async (deps: HandInDeps, { user_id, document_id }: HandInRow) => {
  const row = document_id === null ? null : await deps.documents.find(user_id, document_id)
  return row === null || row.deleted_at !== null ? null : row
}

/** What who has the link may know: what is asked for, by whom, until when, and what became of the file. */
export async function openHandIn(
  deps: PublicHandInDeps,
  key: string,
  { ip }: RequestFacts,
): Promise<Result<Asked, 'link_not_valid' | 'too_many_requests'>> {
  const now = deps.now()
  if (!(await allowAll(deps.throttle, perCaller(looksPerCaller, ip), now)))
    return fail('too_many_requests')
  const link = await deps.links.ofKey(key)
  if (link === null) return fail('link_not_valid')
  const [document, company] = await Promise.all([
    documentOf(deps, link),
    deps.profiles.find(link.user_id),
  ])
  const { kind, note, language, product_name, ends_at } = link
  return succeed({
    kind,
    note,
    language,
    product_name,
    ends_at,
    company_name: company?.legal_name ?? null,
    state: handInStateOf(link, filesOf(link, document), now),
    refused: document?.files.at(-1)?.reason ?? null,
  })
}

/** Puts one file into the library of who made the link; another may follow while none has passed the check. */
export async function handInDocument(
  deps: PublicHandInDeps,
  { key, details, file_name, size_bytes }: Given,
  { ip }: RequestFacts,
): Promise<
  Result<
    Put,
    | 'link_not_valid'
    | 'transition_not_allowed'
    | 'form_incomplete'
    | 'too_many_requests'
    | NonNullable<ReturnType<typeof checkDocumentFile>>
  >
> {
  const rejection = checkDocumentFile({ name: file_name, size: size_bytes })
  if (rejection !== null) return fail(rejection)
  const content_type = documentMediaType(file_name)
  if (content_type === null) return fail('not_a_document_type')
  const link = await deps.links.ofKey(key)
  if (link === null) return fail('link_not_valid')
  const problems = checkDetails({ ...details, kind: link.kind })
  if (problems.length > 0) return fail('form_incomplete', { problems })
  const now = deps.now()
  const before = await documentOf(deps, link)
  if (handInStateOf(link, filesOf(link, before), now) !== 'open')
    return fail('transition_not_allowed')
  const tries = [...perCaller(filesPerCaller, ip), [filesPerLink, link.link_id] as const]
  if (!(await allowAll(deps.throttle, tries, now))) return fail('too_many_requests')
  const file = {
    file_id: deps.ids.file(),
    file_name,
    content_type,
    size_bytes,
    status: 'waiting' as const,
    reason: null,
    sha256: null,
    created_at: now.toISOString(),
  }
  const document =
    before === null
      ? await addHandedIn(deps, link, details, file)
      : await replaceFile(deps, before, details, file)
  if (document === null) return fail('transition_not_allowed')
  const { user_id, document_id } = document
  const own = documentFileKey({ user_id, document_id, file_id: file.file_id })
  return succeed({ put: await deps.files.addressToPut(own, file, now) })
}

async function addHandedIn(
  deps: HandInDeps,
  link: HandInRow,
  details: Given['details'],
  file: DocumentRow['files'][number],
): Promise<DocumentRow | null> {
  const now = deps.now()
  const { user_id, kind, product_id, product_name } = link
  const row: DocumentRow = {
    ...details,
    user_id,
    document_id: deps.ids.document(),
    kind,
    product_id,
    product_name,
    languages: [],
    version: 1,
    files: [file],
    replaces: null,
    replaced_by: null,
    created_at: now.toISOString(),
    deleted_at: null,
    handed_in: true,
    revision: 0,
    due_on: null,
  }
  await deps.documents.add({ ...row, due_on: nextDueOf(row, dayOf(now)) })
  if ((await deps.links.take(link, row.document_id)) === 'written') return row
  // another one was handed in by the same link at the same moment
  await deps.documents.remove(row)
  return null
}

/** Exactly one file: what was refused or never came gives way. */
async function replaceFile(
  deps: HandInDeps,
  { user_id, document_id }: DocumentRow,
  details: Given['details'],
  file: DocumentRow['files'][number],
): Promise<DocumentRow | null> {
  const now = deps.now()
  let replaced: DocumentRow['files'] = []
  const row = await deps.documents.change(
    { user_id, document_id },
    (stored) => {
      replaced = stored.files
      return replaced.every((one) => mayGo(one, now))
        ? { ...stored, ...details, files: [file], version: stored.version + 1 }
        : null
    },
    now,
  )
  if (!row?.files.includes(file)) return null
  for (const { status, file_id } of replaced) {
    // its bytes came, and nothing else would ever delete them
    if (status === 'scanning')
      await deps.files.remove(documentFileKey({ user_id, document_id, file_id }))
  }
  return row
}
