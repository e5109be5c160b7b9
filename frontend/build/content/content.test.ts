import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import texts from '../../src/i18n/locales/en/content.json' with { type: 'json' }
import { sitePathCheck } from '../site-paths.ts'
import { checkContent, missingTranslations } from './check-content.ts'
import { readDocument } from './content-document.ts'
import { contentEntries } from './content-files.ts'
import { readFrontMatter } from './front-matter.ts'

const head = (more: string) =>
  `---\ntitle: A text about samples\ndescription: What to send, when, and to whom it goes.\nupdated: 2026-11-20\n${more}---\n`

describe('front matter', () => {
  it('is split from the text', () => {
    const { data, body } = readFrontMatter(
      'resources',
      `${head('topics: [samples]\n')}Text`,
      'x.md',
    )
    expect(data).toMatchObject({ title: 'A text about samples', topics: ['samples'], sources: [] })
    expect(body).toBe('Text')
  })

  it.each([
    ['topics: [samples]\nauthor: me\n', 'author'],
    ['topics: []\n', 'topics: '],
    [
      'topics: [samples]\nsources:\n  - { name: Alko, url: alko.fi, date: 2026-01 }\n',
      'sources.0.url',
    ],
    [
      'topics: [samples]\nsources:\n  - { name: Alko, url: "https://alko.fi", date: soon }\n',
      'sources.0.date',
    ],
    [
      'topics: [samples]\nsources:\n  - { name: Alko, url: "https://alko.fi", date: 2026-02-31 }\n',
      'sources.0.date',
    ],
    ['topics: [samples\n', 'is not YAML'],
  ])('names file and field of what is wrong: %s', (more, field) => {
    const read = () => readFrontMatter('resources', `${head(more)}Text`, 'content/x/en.md')
    expect(read).toThrow('content/x/en.md')
    expect(read).toThrow(field)
  })

  it('says of a news item what its date is, and when the source published it only where that is known', () => {
    const read = (more: string) => () => readFrontMatter('news', `${head(more)}Text`, 'x.md').data
    expect(read('published: 2026-08-06\n')).toThrow('event')
    expect(read('event: 2026-08-06\n')).toThrow('event_kind')
    expect(read('event: 2026-08-06\nevent_kind: guessed\n')).toThrow('event_kind')
    expect(read('event: 2026-02-31\nevent_kind: as_of\n')).toThrow('event: must be a day')
    expect(read('event: 2025-06-30\nevent_kind: as_of\n')()).not.toHaveProperty('published')
  })

  it('must be there', () => {
    expect(() => readFrontMatter('news', 'Text', 'x.md')).toThrow('x.md: does not begin')
  })
})

describe('content files', () => {
  let folder: string
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'content-'))
    write('resources/a/en.md', `${head('topics: [x]\n')}## One\n\n[to b](/resources/b#two)`)
    write(
      'resources/b/en.md',
      `${head('topics: [x]\n')}## Two\n\n[gone](/gone) [a](/resources/a#no)`,
    )
    write('resources/b/it.md', `${head('topics: [x]\n')}## Due`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('fall back to English where a language is missing', () => {
    const [, b] = contentEntries(folder)
    if (b === undefined) throw new Error('no entry')
    expect(readDocument(b, 'it').document.language).toBe('it')
    expect(readDocument(b, 'de').document.language).toBe('en')
    expect(missingTranslations(contentEntries(folder))).toContain('resources/b/de')
  })

  it('may not hold dead links', () => {
    expect(() => checkContent(() => false, contentEntries(folder))).toThrow(
      /b[/\\]en\.md: the link \/gone leads to no page[\s\S]*link \/resources\/a#no leads to no heading/,
    )
  })

  it('are named by kind, slug and language', () => {
    write('resources/a/english.md', 'x')
    expect(() => contentEntries(folder)).toThrow('<kind>/<slug>/<language>.md')
  })
})

describe('the content of the site', () => {
  it('is sound: front matter, Markdown and links', () => {
    expect(() => checkContent(sitePathCheck())).not.toThrow()
  })

  it('is there in all languages', () => {
    expect(missingTranslations()).toEqual([])
  })

  it('addresses Italian readers with lei, as the site does', () => {
    const voi = /\b(voi|vostr[aeio]|potete|dovete)\b/i
    const pages = contentEntries().map((entry) => readDocument(entry, 'it').document)
    expect(pages.filter(({ html }) => voi.test(html)).map(({ slug }) => slug)).toEqual([])
  })

  it('has a name for every topic', () => {
    const topics = contentEntries().flatMap((entry) => readDocument(entry, 'en').document.topics)
    expect(topics.filter((topic) => !(topic in texts.topic))).toEqual([])
  })

  it('has the same sources and dates in every language', () => {
    const differing = contentEntries().flatMap((entry) =>
      locales.flatMap((locale) => {
        const [own, english] = [readDocument(entry, locale), readDocument(entry, 'en')]
        const facts = ({ document }: typeof own) =>
          JSON.stringify([
            document.event,
            document.published,
            document.market,
            document.topics,
            document.order,
            document.sources.map(({ url, date }) => [url, date]),
          ])
        return facts(own) === facts(english) ? [] : [own.file]
      }),
    )
    expect(differing).toEqual([])
  })
})
