import { nobodyPublished, senderLines } from '#domain/content/sender-line.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { labelled, typeset } from '#domain/shared/typeset.ts'
import {
  buttonTo,
  codeBox,
  escaped,
  factRows,
  itemRows,
  linkTo,
  type MailItem,
  mailPage,
  paragraph,
  senderText,
  smallPrint,
} from './mail-look.ts'

export interface ComposedMail {
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of a mail. `{code}` stands for a code, `{time}` for when it was; a `button` leads to the mail's link. */
export interface MailWords {
  readonly subject: string
  readonly lines: readonly string[]
  /** What a list of mails shows after the subject: a sentence that adds to it. Otherwise the first line that is one. */
  readonly preview?: string | undefined
  /** Below the lines: a label and its value each. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** What the mail lists, each with a page of its own. */
  readonly items?: readonly MailItem[]
  /** Below the list. */
  readonly after?: readonly string[]
  readonly button?: string
  /** What who did not ask for it should do. */
  readonly unasked?: string
  /** The words of the link that ends such mails. */
  readonly end?: string
}

export interface MailFacts {
  readonly code?: string
  readonly link?: string
  /** Where such mails are ended. */
  readonly end?: string
  /** When it was that the mail tells of. */
  readonly time?: string
}

/** Before a link that is written out. */
const orCopy: Readonly<Record<Locale, string>> = {
  en: 'Or copy this address into your browser:',
  it: 'Oppure copi questo indirizzo nel browser:',
  fr: 'Ou copiez cette adresse dans votre navigateur :',
  de: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
  es: 'O copie esta dirección en su navegador:',
}

/** Every line of what somebody wrote; marks of our own mails in it stay as written. */
export const writtenLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll('{', '{\u2060'))
    .filter((line) => line !== '')

/** Words that others wrote, without what reads as a mark of our own mails (`{code}`). */
export const withoutMarks = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')')

/** The same as one line. */
export const oneLine = (text: string): string => withoutMarks(text.replaceAll(/\s+/g, ' ')).trim()

/** The first whole sentence that is not the subject; a line that leads to a list or a code is none. */
function previewOf(
  lines: readonly { readonly isCode: boolean; readonly line: string }[],
  subject: string,
): string {
  const said = lines.filter(({ isCode, line }) => !isCode && line !== subject)
  const [first] = said
  return (said.find(({ line }) => !line.endsWith(':')) ?? first)?.line ?? ''
}

/** A mail as text and as HTML that needs no image and no style sheet. What is published of the sender comes with `withSender`. */
export function layOutMail(
  locale: Locale,
  words: MailWords,
  { code = '', link, end, time = '' }: MailFacts = {},
): ComposedMail {
  const filled = (line: string) =>
    typeset(locale, line).replaceAll('{code}', code).replaceAll('{time}', time)
  const { facts = [], items = [], after = [], button, unasked, end: endWords } = words
  const lines = words.lines.map((line) => ({ isCode: line === '{code}', line: filled(line) }))
  const shownItems = items.map(({ note, lines: said, ...item }) => ({
    ...item,
    note: typeset(locale, note),
    lines: said.map((line) => typeset(locale, line)),
  }))

  const content = [
    ...lines.map(({ isCode, line }) => (isCode ? codeBox(line) : paragraph(escaped(line)))),
    ...(facts.length === 0 ? [] : [factRows(facts)]),
    ...(items.length === 0 ? [] : [itemRows(shownItems)]),
    ...after.map((line) => paragraph(escaped(filled(line)))),
  ]
  const text = [
    ...lines.map(({ line }) => line),
    ...(facts.length === 0
      ? []
      : [facts.map(([label, value]) => labelled(locale, label, value)).join('\n')]),
    ...shownItems.map(({ title, note, lines: said, link: page }) =>
      [title, note, ...said, page].join('\n'),
    ),
    ...after.map(filled),
  ]
  const small: string[] = []
  if (link !== undefined && button !== undefined) {
    content.push(buttonTo(link, button))
    small.push(`${escaped(typeset(locale, orCopy[locale]))}<br>${linkTo(link, link)}`)
    text.push(labelled(locale, button, link))
  }
  if (unasked !== undefined) {
    small.unshift(escaped(filled(unasked)))
    text.push(filled(unasked))
  }
  if (end !== undefined && endWords !== undefined) {
    small.push(linkTo(end, endWords))
    text.push(labelled(locale, endWords, end))
  }
  const sender = senderLines(locale, nobodyPublished)
  const html = mailPage({
    language: locale,
    // a code stands in a box of its own below
    title: typeset(locale, words.subject.replace(/\s*:\s*\{code\}$/, '')).replaceAll(
      '{time}',
      time,
    ),
    preview:
      words.preview === undefined ? previewOf(lines, filled(words.subject)) : filled(words.preview),
    content: content.join(''),
    smallPrint: small.map(smallPrint).join(''),
    sender,
  })
  return {
    locale,
    subject: filled(words.subject),
    text: `${text.join('\n\n')}${senderText(sender)}`,
    html,
  }
}
