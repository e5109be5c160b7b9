import { Marked, type Token, type Tokens } from 'marked'
import type { ContentHeading } from '#domain/content/content-heading.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import { inLocale } from '../../../frontend/src/i18n/locale-path.ts'

export interface RenderedMarkdown {
  readonly html: string
  readonly headings: readonly ContentHeading[]
  /** Paths (with `#anchor` where there is one) of links inside the site, without language prefix. */
  readonly links: readonly string[]
  /** The text without marks, for the search. */
  readonly text: string
}

/** What files of the site may hold besides Markdown; texts of the desk have none of it. */
export interface MarkdownParts {
  /** HTML for `{{name}}`. */
  inline(name: string): string
  /** HTML for a fenced block, whose own lines are rendered by `inline`. */
  figure(kind: string, source: string, inline: (text: string) => string): string
  /** HTML after all, made of all. */
  foot(html: string): string
}

/** What a text may not hold, and its words. */
export class MarkdownError extends Error {
  readonly fault: 'html' | 'picture' | 'heading' | 'link'
  readonly words: string

  constructor(fault: MarkdownError['fault'], rule: string, raw: string) {
    super(`${rule}: ${raw.trim()}`)
    this.fault = fault
    this.words = raw.trim()
  }
}

/** Makes HTML of a content file's text: headings with ids, tables in a box of their own, links in the language. */
export function renderMarkdown(
  body: string,
  language: Locale,
  parts?: MarkdownParts,
): RenderedMarkdown {
  const headings: (ContentHeading & { token: Tokens.Heading })[] = []
  const links: string[] = []
  const words: string[] = []
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    walkTokens(token) {
      refuse(token)
      if (token.type === 'text') (token as Tokens.Text).text = typeset(language, String(token.text))
      if (token.type === 'heading') headings.push(headingOf(token as Tokens.Heading, headings))
      if (token.type === 'link') localize(token as Tokens.Link, language, links)
      if (token.type === 'text' && !('tokens' in token)) words.push(String(token.text))
    },
    renderer: {
      heading(token) {
        const id = headings.find((heading) => heading.token === token)?.id ?? ''
        return `<h${token.depth} id="${id}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`
      },
    },
  })
  if (parts !== undefined) addParts(marked, parts, words)
  const html = inBoxes(String(marked.parse(body)))
  return {
    html: html + (parts?.foot(html) ?? ''),
    headings: headings.map(({ id, text, level }) => ({ id, text: typeset(language, text), level })),
    links,
    text: words.join(' '),
  }
}

function addParts(marked: Marked, parts: MarkdownParts, words: string[]): void {
  const inline = (text: string) => String(marked.parseInline(text))
  marked.use({
    extensions: [
      {
        name: 'part',
        level: 'inline',
        start: (source) => source.indexOf('{{'),
        tokenizer: (source) => {
          const [raw, name] = /^\{\{([\w.-]+)\}\}/.exec(source) ?? []
          return raw === undefined ? undefined : { type: 'part', raw, name }
        },
        renderer: (token) => {
          const html = parts.inline(String(token.name))
          words.push(html.replaceAll(/<[^>]*>/g, ' '))
          return html
        },
      },
    ],
    renderer: {
      code: ({ lang, text }) => parts.figure(lang ?? '', text, inline),
    },
  })
}

function refuse(token: Token): void {
  if (token.type === 'html') throw new MarkdownError('html', 'HTML is not allowed', token.raw)
  if (token.type === 'image')
    throw new MarkdownError('picture', 'pictures are not supported', token.raw)
  if (token.type === 'heading' && token.depth !== 2 && token.depth !== 3)
    throw new MarkdownError(
      'heading',
      "headings are ## or ###, the title is the page's h1",
      token.raw,
    )
}

function headingOf(
  token: Tokens.Heading,
  before: readonly ContentHeading[],
): ContentHeading & { token: Tokens.Heading } {
  const text = plainText(token.tokens)
  const base =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let id = base
  for (let n = 2; before.some((heading) => heading.id === id); n += 1) id = `${base}-${n}`
  return { id, text, level: token.depth === 2 ? 2 : 3, token }
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : 'text' in token
          ? String(token.text)
          : '',
    )
    .join('')

function localize(token: Tokens.Link, language: Locale, links: string[]): void {
  const { href } = token
  if (href.startsWith('/')) {
    links.push(href)
    token.href = inLocale(href, language)
  } else if (href.startsWith('#')) links.push(href)
  else if (!/^(https:\/\/|http:\/\/|mailto:)/.test(href))
    throw new MarkdownError('link', 'links are https://..., /path or #heading', token.raw)
}

/** A wide table scrolls in its own box, which the keyboard can reach. */
const inBoxes = (html: string): string =>
  html
    .replaceAll('<table>', '<div data-table role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll('<th align', '<th scope="col" align')
