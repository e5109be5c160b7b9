import { contentFields } from '#domain/content/content-fields.ts'
import { missingIn } from '#domain/content/missing-content.ts'
import {
  type ContentItem,
  isSingle,
  type SiteContent,
  type SiteContentKind,
  statusOf,
} from '#domain/content/site-content.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { ContentStore } from './content-store.ts'
import { renderTexts } from './render-texts.ts'

export interface Editing {
  readonly content: ContentStore
  readonly now: Clock
}
interface Place {
  readonly kind: SiteContentKind
  readonly content_id: string
}
/** An item, and the version of it that the operator has seen. */
export interface Seen extends Place {
  readonly version: number
}
type State = Pick<ContentItem, 'draft' | 'published' | 'published_at'>

const stateOf = ({ draft, published, published_at }: ContentItem): State => ({
  draft,
  published,
  published_at,
})

/** What is edited or, where nothing is, what the site shows. */
const shownOf = ({ draft, published }: State): SiteContent | null => draft ?? published

function editedOf(item: ContentItem) {
  const shown = shownOf(item)
  return { ...item, missing: shown === null ? [] : missingIn(shown), ...renderTexts(shown) }
}

const logged = (item: ContentItem | null) => {
  const status = item && statusOf(item)
  return item && status && { status, ...contentFields(shownOf(item)) }
}

/** Writes the next version, which can be undone, and tells the log of both. */
async function step(
  { content, now }: Editing,
  seen: Seen,
  found: ContentItem | null,
  next: State,
  audit: NoteChange,
  before: ContentItem['before'],
) {
  const { kind, content_id, version } = seen
  if (version !== (found?.version ?? 0)) return fail('version_conflict')
  const updated_at = now().toISOString()
  const item: ContentItem = { kind, content_id, version: version + 1, ...next, updated_at, before }
  if ((await content.save(item)) === 'refused') return fail('version_conflict')
  audit({ before: logged(found), after: logged(item) })
  return succeed(editedOf(item))
}

const nothing: State = { draft: null, published: null, published_at: null }

export async function getContent({ content }: Editing, { kind, content_id }: Place) {
  const found = await content.find(kind, content_id)
  return found === null ? fail('not_found') : succeed(editedOf(found))
}

export async function saveContent(
  deps: Editing,
  seen: Seen,
  draft: SiteContent,
  audit: NoteChange,
) {
  const { kind, content_id } = seen
  if (draft.kind !== kind || (isSingle(kind) && content_id !== kind)) return fail('not_found')
  const found = await deps.content.find(kind, content_id)
  const state = found === null ? nothing : stateOf(found)
  return step(deps, seen, found, { ...state, draft }, audit, state)
}

export async function publishContent(deps: Editing, seen: Seen, audit: NoteChange) {
  const found = await deps.content.find(seen.kind, seen.content_id)
  if (found === null || found.draft === null) return fail('not_found')
  const { draft } = found
  const missing = missingIn(draft)
  const { faults } = renderTexts(draft)
  if (missing.length > 0 || faults.length > 0) return fail('form_incomplete', { missing, faults })
  const next = { draft: null, published: draft, published_at: deps.now().toISOString() }
  return step(deps, seen, found, next, audit, stateOf(found))
}

export async function takeBackContent(deps: Editing, seen: Seen, audit: NoteChange) {
  const found = await deps.content.find(seen.kind, seen.content_id)
  if (found === null || found.published === null) return fail('not_found')
  const next = { ...nothing, draft: shownOf(found) }
  return step(deps, seen, found, next, audit, stateOf(found))
}

export async function removeContent(deps: Editing, seen: Seen, audit: NoteChange) {
  const found = await deps.content.find(seen.kind, seen.content_id)
  if (found === null || statusOf(found) === null) return fail('not_found')
  return step(deps, seen, found, nothing, audit, stateOf(found))
}

export async function undoContent(deps: Editing, seen: Seen, audit: NoteChange) {
  const found = await deps.content.find(seen.kind, seen.content_id)
  if (found === null) return fail('not_found')
  if (found.before === null) return fail('undo_expired')
  return step(deps, seen, found, found.before, audit, null)
}
