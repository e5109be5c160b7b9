import { expect, it } from 'vitest'
import { languagesOf, missingIn } from './missing-content.ts'
import type { NewsDraft, SiteContent, Testimonial } from './site-content.ts'

const testimonial: Testimonial = {
  kind: 'testimonial',
  words: { fr: 'Une phrase.' },
  name: 'A. Test',
  company: 'Test SARL',
  consent: { given_on: '2026-11-02', evidence: 'E-mail of 2 November' },
}
const text = { title: 'A rule', description: 'What changes.', text: 'It changes.' }
const news: NewsDraft = {
  kind: 'news',
  event: '2026-11-02',
  event_kind: 'happened',
  texts: { en: text },
  sources: [{ name: 'A register', url: 'https://register.example/1', date: '2026-11' }],
}

const cases: [SiteContent, string[]][] = [
  [testimonial, []],
  [{ ...testimonial, name: '' }, ['name']],
  [{ ...testimonial, company: '' }, ['company']],
  [{ ...testimonial, words: { en: '' } }, ['words']],
  [{ ...testimonial, consent: { given_on: null, evidence: 'E-mail' } }, ['consent']],
  [{ ...testimonial, consent: { given_on: '2026-11-02', evidence: '' } }, ['consent']],
  [{ kind: 'about', experience_since: null, markets: [] }, ['facts']],
  [{ kind: 'about', experience_since: null, markets: ['SE' as const] }, []],
  [{ kind: 'contact', company: '', address: '', email: '', phone: '1' }, ['company', 'email']],
  [{ kind: 'sender', words: { de: '' } }, ['sender']],
  [{ kind: 'sender', words: { de: 'Wer schreibt' } }, []],
  [news, []],
  [{ kind: 'about', experience_since: 20, markets: [] }, ['since']],
  [{ kind: 'contact', company: 'A', address: '', email: 'a@b', phone: '' }, ['email']],
  [{ ...news, sources: [{ name: 'A', url: 'javascript:alert(1)', date: '2026' }] }, ['sources']],
  [{ ...news, sources: [{ name: 'A', url: 'https://a.example', date: 'soon' }] }, ['sources']],
  [
    { ...news, sources: [{ name: 'A', url: 'https://a.example', date: '2026-02-31' }] },
    ['sources'],
  ],
  [{ ...news, texts: { de: text } }, ['english']],
  [{ ...news, texts: { en: { ...text, text: ' ' } } }, ['english']],
  [{ ...news, event: null, sources: [] }, ['event', 'sources']],
]
it.each(cases)('of %j it says what is missing: %j', (content, missing) => {
  expect(missingIn(content)).toEqual(missing)
})

it('knows in which languages something is whole', () => {
  expect(languagesOf(testimonial)).toEqual(['fr'])
  expect(languagesOf({ kind: 'sender', words: { it: 'Chi scrive', es: '' } })).toEqual(['it'])
  expect(languagesOf({ ...news, texts: { en: text, de: { ...text, title: '' } } })).toEqual(['en'])
})
