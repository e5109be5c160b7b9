import type { InboxMessage } from './message.ts'

/** Everything on the page comes from mails, so every word is escaped and scripts come from one file only. */
export const INBOX_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const STYLE = `
:root { color-scheme: light; --ink: #1d1b19; --soft: #6b655e; --line: #e4dfd8; --wash: #f7f4ef; --accent: #7a1f2b }
* { box-sizing: border-box }
body { margin: 0; background: var(--wash); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 56rem; margin: 0 auto; padding: 1.25rem 1rem }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; justify-content: space-between }
h1 { font: 600 1.5rem/1.2 Georgia, serif; margin: 0 }
h1 a { color: inherit; text-decoration: none }
input { font: inherit; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .4rem; width: 18rem; max-width: 100% }
ol { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid var(--line); border-radius: .6rem; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .8rem 1rem; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: var(--wash) }
.subject { font-weight: 600 }
.soft { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
.codes { background: #fff; border: 1px solid var(--line); border-radius: .6rem; padding: .8rem 1rem; margin-bottom: 1rem }
.codes h2 { font: inherit; color: var(--soft); font-size: .875rem; margin: 0 0 .3rem }
.codes dl { display: grid; grid-template-columns: 1fr auto; gap: .2rem 1rem; margin: 0 }
.codes dt { overflow-wrap: anywhere }
.codes dd { margin: 0; font-variant-numeric: tabular-nums; letter-spacing: .1em }
.empty { background: #fff; border: 1px dashed var(--line); border-radius: .6rem; padding: 3rem 1rem; text-align: center; color: var(--soft) }
article { background: #fff; border: 1px solid var(--line); border-radius: .6rem; padding: 1.25rem }
article h2 { font: 600 1.35rem/1.3 Georgia, serif; margin: 0 0 .5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1.25rem 0 0 }
iframe { width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: .4rem; margin-top: 1.25rem; background: #fff }
`

/** Replaces the list only when it changed, so neither scroll nor a half-typed search is lost. */
export const INBOX_SCRIPT = `
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null)
  if (!answer || !answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  const shown = document.querySelector('main')
  if (fresh && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh)
}, 2000)
`

/** Of an authenticator app. */
export interface ShownCode {
  readonly address: string
  readonly code: string | null
}

export function listPage(
  messages: InboxMessage[],
  to: string,
  codes: readonly ShownCode[] = [],
): string {
  const list =
    messages.length === 0
      ? `<p class="empty">${to ? `No message to ${asText(to)}.` : 'No message yet. What the local cloud sends arrives here.'}</p>`
      : `<ol>${messages.map(listItem).join('')}</ol>`
  return page('Inbox', codeList(codes) + list, to, '<script src="/inbox.js"></script>')
}

function codeList(codes: readonly ShownCode[]): string {
  if (codes.length === 0) return ''
  const items = codes.map(
    ({ address, code }) => `<dt>${asText(address)}</dt><dd>${code ?? 'in a moment'}</dd>`,
  )
  return `<section class="codes"><h2>Authenticator apps</h2><dl>${items.join('')}</dl></section>`
}

function listItem(message: InboxMessage): string {
  return `<li><a href="/messages/${asText(message.message_id)}">
<span class="subject">${asText(message.subject || message.text.slice(0, 80))}</span>
<time class="soft" datetime="${message.sent_at}">${readableTime(message.sent_at)}</time>
<span class="soft">${message.channel === 'sms' ? 'Text message to' : 'To'} ${asText(message.to.join(', '))}</span></a></li>`
}

export function messagePage(message: InboxMessage): string {
  // links open in a tab of their own: a sandboxed frame may not navigate the page around it
  const html =
    message.html === null
      ? ''
      : `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${asText(message.html.replace(/<head>|^(?!<!doctype)/i, '$&<base target="_blank">'))}"></iframe>`
  return page(
    message.subject,
    `<article><h2>${asText(message.subject)}</h2>
<div class="soft">From ${asText(message.from)}<br>To ${asText(message.to.join(', '))}${message.reply_to ? `<br>Answers to ${asText(message.reply_to.join(', '))}` : ''}<br><time datetime="${message.sent_at}">${readableTime(message.sent_at)}</time></div>${attachmentList(message)}
${message.text ? `<pre>${withLinks(asText(message.text))}</pre>` : ''}${html}</article>`,
    '',
    '',
  )
}

/** Each to download; the page may run no script. */
const attachmentList = ({ attachments = [] }: InboxMessage): string =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments.map(({ name, content }) => `<li><a download="${asText(name)}" href="data:application/octet-stream;base64,${content}">${asText(name)}</a></li>`).join('')}</ul>`

function page(title: string, main: string, to: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(title)} - local inbox</title><style>${STYLE}</style></head><body>
<header><h1><a href="/">Local inbox</a></h1>
<form action="/" role="search"><input type="search" name="to" value="${asText(to)}" placeholder="Recipient" aria-label="Recipient"></form></header>
<main>${main}</main>${script}</body></html>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function readableTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}
