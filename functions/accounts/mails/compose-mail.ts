import type { Locale } from '#domain/shared/locale.ts'
import { type MailKind, wordsOf } from './mail-words.ts'

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

/** A mail in the user's language, as text and as HTML that needs no image and no style sheet. */
export function composeMail(
  locale: Locale,
  kind: MailKind,
  given: { readonly code?: string; readonly link?: string } = {},
): ComposedMail {
  const { mails, orCopy } = wordsOf[locale]
  const { subject, lines, button, unasked } = mails[kind]
  const { code = '', link } = given
  const filled = (line: string) => line.replaceAll('{code}', code)
  const html = lines.map((line) =>
    line === '{code}'
      ? paragraph(`<strong style="font-size:28px;letter-spacing:4px">${escaped(code)}</strong>`)
      : paragraph(escaped(filled(line))),
  )
  const text = lines.map(filled)
  if (link !== undefined && button !== undefined) {
    const style =
      'display:inline-block;padding:12px 20px;background:#1d3557;color:#ffffff;text-decoration:none;border-radius:4px'
    html.push(paragraph(`<a href="${escaped(link)}" style="${style}">${escaped(button)}</a>`))
    html.push(paragraph(`${escaped(orCopy)}<br>${escaped(link)}`))
    text.push(`${button}: ${link}`)
  }
  if (unasked !== undefined) {
    html.push(paragraph(`<small>${escaped(unasked)}</small>`))
    text.push(unasked)
  }
  const body = `<div lang="${locale}" style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1b1b1b;max-width:560px">${html.join('')}<p>Nordgate</p></div>`
  return { subject: filled(subject), text: `${text.join('\n\n')}\n\nNordgate\n`, html: body }
}
