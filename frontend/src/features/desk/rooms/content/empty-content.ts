import type { SiteContent, SiteContentKind } from '#domain/content/site-content.ts'

/** What an editor begins with. */
const empty: { readonly [Kind in SiteContentKind]: Extract<SiteContent, { kind: Kind }> } = {
  testimonial: {
    kind: 'testimonial',
    words: {},
    name: '',
    company: '',
    consent: { given_on: null, evidence: '' },
  },
  about: { kind: 'about', experience_since: null, markets: [] },
  contact: { kind: 'contact', company: '', address: '', email: '', phone: '' },
  sender: { kind: 'sender', words: {} },
  news: { kind: 'news', event: null, event_kind: 'happened', texts: {}, sources: [] },
}
export const emptyContent = (kind: SiteContentKind): SiteContent => empty[kind]
