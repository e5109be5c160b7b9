import type { Locale } from '#domain/shared/locale.ts'
import { labelled, typeset } from '#domain/shared/typeset.ts'

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

export interface MailItem {
  readonly title: string
  readonly link: string
  /** Where and until when, in small print. */
  readonly note: string
  readonly lines: readonly string[]
}

/** The words of a mail. `{code}` stands for a code, `{time}` for when it was; a `button` leads to the mail's link. */
export interface MailWords {
  readonly subject: string
  readonly lines: readonly string[]
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

/** One column, readable without pictures and on a phone. */
function listOf(locale: Locale, items: readonly MailItem[]): string {
  const cells = items.map(({ title, link, note, lines }) => {
    const said = lines.map((line) => `<br>${escaped(typeset(locale, line))}`).join('')
    return `<tr><td style="padding:12px 0;border-top:1px solid #d9d4c7"><a href="${escaped(link)}" style="color:#1d3557"><strong>${escaped(title)}</strong></a><br><small style="color:#5c5c5c">${escaped(typeset(locale, note))}</small>${said}</td></tr>`
  })
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px">${cells.join('')}</table>`
}

/** A mail as text and as HTML that needs no image and no style sheet. */
export function layOutMail(
  locale: Locale,
  { subject, lines, items = [], after = [], button, unasked, end: endWords }: MailWords,
  { code = '', link, end, time = '' }: MailFacts = {},
): ComposedMail {
  const filled = (line: string) =>
    typeset(locale, line).replaceAll('{code}', code).replaceAll('{time}', time)
  const html = lines.map((line) =>
    line === '{code}'
      ? paragraph(`<strong style="font-size:28px;letter-spacing:4px">${escaped(code)}</strong>`)
      : paragraph(escaped(filled(line))),
  )
  const text = lines.map(filled)
  if (items.length > 0) {
    html.push(listOf(locale, items))
    for (const { title, link: page, note, lines: said } of items) {
      text.push([title, note, ...said, page].map((line) => typeset(locale, line)).join('\n'))
    }
  }
  html.push(...after.map((line) => paragraph(escaped(filled(line)))))
  text.push(...after.map(filled))
  if (link !== undefined && button !== undefined) {
    const style =
      'display:inline-block;padding:12px 20px;background:#1d3557;color:#ffffff;text-decoration:none;border-radius:4px'
    html.push(paragraph(`<a href="${escaped(link)}" style="${style}">${escaped(button)}</a>`))
    html.push(paragraph(`${escaped(typeset(locale, orCopy[locale]))}<br>${escaped(link)}`))
    text.push(labelled(locale, button, link))
  }
  if (unasked !== undefined) {
    html.push(paragraph(`<small>${escaped(filled(unasked))}</small>`))
    text.push(filled(unasked))
  }
  if (end !== undefined && endWords !== undefined) {
    html.push(paragraph(`<small><a href="${escaped(end)}">${escaped(endWords)}</a></small>`))
    text.push(labelled(locale, endWords, end))
  }
  const body = `<div lang="${locale}" style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1b1b1b;max-width:560px">${html.join('')}<p>Nordgate</p></div>`
  return { subject: filled(subject), text: `${text.join('\n\n')}\n\nNordgate\n`, html: body }
}
