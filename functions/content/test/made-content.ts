import type { NewsDraft, Testimonial } from '#domain/content/site-content.ts'
import type { ContentStore } from '../content-store.ts'

export const madeTestimonial = (words: string): Testimonial => ({
  kind: 'testimonial',
  words: { en: words },
  name: 'A. Test',
  company: 'Test SARL',
  consent: { given_on: '2026-11-02', evidence: 'E-mail of 2 November' },
})

export const madeNews: NewsDraft = {
  kind: 'news',
  event: '2026-11-02',
  event_kind: 'in_force',
  texts: {
    en: {
      title: 'A rule changes',
      description: 'What it says now.',
      text: '## The rule\n\nIt *changes*.',
    },
    it: { title: 'Cambia una regola', description: 'Che cosa dice ora.', text: 'Cambia.' },
  },
  sources: [{ name: 'A register', url: 'https://register.example/1', date: '2026-11' }],
}

/** One that is published, and written anew since. */
export async function addTestimonial(content: ContentStore, content_id: string): Promise<void> {
  const at = new Date().toISOString()
  const published = { published: madeTestimonial('The first words'), published_at: at }
  await content.save({
    kind: 'testimonial',
    content_id,
    version: 1,
    draft: madeTestimonial('New words'),
    ...published,
    updated_at: at,
    before: { draft: null, ...published },
  })
}
