import type { handInRoutes } from '#contracts/hand-in.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { handInStateOf, mostHandInLinks } from '#domain/documents/hand-in.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Limit } from '../../platform/throttle/throttle.ts'
import { productNameOf } from '../change-document.ts'
import type { DocumentRow } from '../document-row.ts'
import type { DocumentsDeps } from '../documents-deps.ts'
import type { HandInRow, HandInStore } from './hand-in-store.ts'

export interface HandInDeps extends DocumentsDeps {
  readonly links: HandInStore
}

type Link = RouteOutput<(typeof handInRoutes)['revokeHandInLink']>
type Ask = RouteInput<(typeof handInRoutes)['createHandInLink']>['body']

const linksPerHour: Limit = { name: 'hand-in-link', tries: 30, seconds: 3600 }

/** What came by a link and was deleted since did come: nothing else is taken by it. */
export const filesOf = ({ document_id }: HandInRow, document: DocumentRow | undefined | null) =>
  document_id === null ? null : (document?.files ?? [{ status: 'clean', created_at: '' } as const])

const withState = (row: HandInRow, document: DocumentRow | undefined | null, now: Date): Link => ({
  ...row,
  state: handInStateOf(row, filesOf(row, document), now),
})

async function linksOf(deps: HandInDeps, user_id: UserId): Promise<Link[]> {
  const rows = await deps.links.list(user_id)
  const ids = rows.map(({ document_id }) => document_id).filter((id) => id !== null)
  const documents = await deps.documents.findMany(user_id, ids)
  const now = deps.now()
  return rows.map((row) => {
    const document = documents.find(({ document_id }) => document_id === row.document_id)
    return withState(row, document, now)
  })
}

const isAwaited = ({ state }: Link) => state === 'open' || state === 'checking'

/** The links of a user with what has become of each: all that still wait, and the newest of the others. */
export async function listHandInLinks(deps: HandInDeps, user_id: UserId) {
  const all = await linksOf(deps, user_id)
  const awaited = all.filter(isAwaited)
  const others = all.filter((link) => !isAwaited(link))
  const shown = new Set([...awaited, ...others].slice(0, mostHandInLinks))
  return succeed({ links: all.filter((link) => shown.has(link)) })
}

/** Makes a link that asks for one document. Its key leaves here and is kept nowhere. */
export async function createHandInLink(
  deps: HandInDeps,
  user_id: UserId,
  { days, ...ask }: Ask,
): Promise<Result<{ link: Link; key: string }, 'not_found' | 'too_many_requests'>> {
  const product_name = await productNameOf(deps, user_id, ask.product_id)
  if (!product_name.ok) return product_name
  const now = deps.now()
  if (!(await deps.throttle(linksPerHour, user_id, now))) return fail('too_many_requests')
  // what came, ended or was revoked stays listed and is waited for no more
  const awaited = (await linksOf(deps, user_id)).filter(isAwaited)
  if (awaited.length >= mostHandInLinks) return fail('too_many_requests')
  const { row, key } = await deps.links.add({
    ...ask,
    user_id,
    product_name: product_name.value,
    created_at: now.toISOString(),
    ends_at: new Date(now.getTime() + days * 86_400_000).toISOString(),
    revoked_at: null,
    document_id: null,
  })
  return succeed({ link: withState(row, null, now), key })
}

/** Ends a link. What has come by it stays. */
export async function revokeHandInLink(
  deps: HandInDeps,
  user_id: UserId,
  link_id: string,
): Promise<Result<Link, 'not_found'>> {
  const row = await deps.links.find(user_id, link_id)
  if (row === null) return fail('not_found')
  const now = deps.now()
  await deps.links.revoke(row, now)
  const revoked = (await deps.links.find(user_id, link_id)) ?? row
  const { document_id } = revoked
  const document = document_id && (await deps.documents.find(user_id, document_id))
  return succeed(withState(revoked, document || null, now))
}
