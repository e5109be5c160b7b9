import { type SiteContentKind, siteContentKinds } from '#domain/content/site-content.ts'

/** Which kind the list shows, as in its address; empty: all. */
export interface ContentFilter {
  readonly kind: SiteContentKind | ''
}

export const kindOf = (name: string | null | undefined): SiteContentKind | '' =>
  siteContentKinds.find((kind) => kind === name) ?? ''

export const parseFilter = (search: URLSearchParams): ContentFilter => ({
  kind: kindOf(search.get('kind')),
})
export const filterSearch = ({ kind }: ContentFilter): URLSearchParams =>
  new URLSearchParams(kind === '' ? {} : { kind })
