/**
 * How our mails look: one column of tables with inline styles, as the large mail programs ask for, no pictures,
 * no web fonts. The colours of text and grounds are those of the site (`frontend/src/ui/tokens.css`), held equal
 * by a test, as mail programs know no custom properties. A program without dark colours shows the light ones.
 */
export const mailColours = {
  light: {
    sunken: '#f2ede3',
    surface: '#fffdf9',
    ink: '#13211d',
    'ink-soft': '#4a5a54',
    rule: '#ddd6c8',
    spruce: '#1c5645',
    'on-spruce': '#ffffff',
    'spruce-tint': '#e3ede6',
  },
  dark: {
    sunken: '#0b1210',
    surface: '#16201d',
    ink: '#e9ece6',
    'ink-soft': '#a9b6af',
    rule: '#2b3833',
    spruce: '#7fc4a8',
    'on-spruce': '#0c1a15',
    'spruce-tint': '#1b2f28',
  },
} as const

type Colour = keyof typeof mailColours.light

/** The dark colours win over the inline ones only with `!important`. */
const darkRule = (name: string, text: Colour | null, ground: Colour | null) =>
  `.${name}{${text ? `color:${mailColours.dark[text]}!important;` : ''}${ground ? `background-color:${mailColours.dark[ground]}!important` : ''}}`

const darkStyle = [
  darkRule('page', 'ink', 'sunken'),
  darkRule('card', 'ink', 'surface'),
  darkRule('soft', 'ink-soft', null),
  darkRule('link', 'spruce', null),
  darkRule('code', 'ink', 'spruce-tint'),
  darkRule('button', 'on-spruce', 'spruce'),
  `.line{border-color:${mailColours.dark.rule}!important}`,
].join('')

const { light } = mailColours
const sans = 'font-family:Verdana,Geneva,sans-serif'
const serif = 'font-family:Georgia,serif;font-weight:normal'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const table = (rows: string, style = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"${style && ` style="${style}"`}>${rows}</table>`

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

export const smallPrint = (html: string): string =>
  `<p class="soft" style="margin:0 0 12px;font-size:13px;color:${light['ink-soft']}">${html}</p>`

export const linkTo = (address: string, words: string): string =>
  `<a class="link" href="${escaped(address)}" style="color:${light.spruce};text-decoration:underline${words === address ? ';word-break:break-all' : ''}">${escaped(words)}</a>`

export const codeBox = (code: string): string =>
  table(
    `<tr><td class="code" align="center" style="padding:16px;background-color:${light['spruce-tint']};color:${light.ink};font-size:28px;letter-spacing:4px"><strong>${escaped(code)}</strong></td></tr>`,
    'margin:0 0 16px',
  )

/** The ground is that of the cell, as some programs give a link none. */
export const buttonTo = (address: string, words: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" bgcolor="${light.spruce}" style="padding:12px 22px;background-color:${light.spruce}"><a class="button" href="${escaped(address)}" style="color:${light['on-spruce']};text-decoration:none"><strong>${escaped(words)}</strong></a></td></tr></table>`

const rowStyle = `border-top:1px solid ${light.rule}`

/** What is known, a label and a value a row. */
export const factRows = (facts: readonly (readonly [label: string, value: string])[]): string =>
  table(
    facts
      .map(
        ([label, value]) =>
          `<tr><td class="line soft" valign="top" style="${rowStyle};padding:10px 16px 10px 0;color:${light['ink-soft']};word-break:normal">${escaped(label)}</td><td class="line" valign="top" align="right" style="${rowStyle};padding:10px 0"><strong>${escaped(value)}</strong></td></tr>`,
      )
      .join(''),
    'margin:0 0 20px',
  )

export interface MailItem {
  readonly title: string
  readonly link: string
  /** Where and until when, in small print. */
  readonly note: string
  readonly lines: readonly string[]
}

/** The first of a list, for the line after the subject. */
export function previewOf([first]: readonly MailItem[]): string {
  return first === undefined ? '' : `${first.title}. ${first.lines[0] ?? first.note}`
}

/** A list of pages, each with small print and lines of its own. */
export const itemRows = (items: readonly MailItem[]): string =>
  table(
    items
      .map(
        ({ title, link, note, lines }) =>
          `<tr><td class="line" style="${rowStyle};padding:12px 0"><strong>${linkTo(link, title)}</strong><br><span class="soft" style="font-size:13px;color:${light['ink-soft']}">${escaped(note)}</span>${lines.map((line) => `<p style="margin:6px 0 0">${escaped(line)}</p>`).join('')}</td></tr>`,
      )
      .join(''),
    'margin:0 0 16px',
  )

/** A row of packs on the edge of a shelf, one for each kind of drink: red, white, rosé, sparkling, spirits, beer, cider. */
const packs = [
  ['#8e2b3e', 26],
  ['#cdb95c', 28],
  ['#e7a391', 24],
  ['#34594a', 28],
  ['#5b7f9d', 22],
  ['#b9742b', 22],
  ['#86a045', 20],
] as const
const shelf = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="right"><tr>${packs
  .map(
    ([colour, height]) =>
      `<td valign="bottom" style="padding:0 2px"><div style="width:10px;height:${height}px;line-height:${height}px;font-size:1px;background-color:${colour}">&nbsp;</div></td>`,
  )
  .join('')}</tr></table>`
const plank = '#b08a4a'

export const senderHtml = (lines: readonly string[]): string =>
  `<p class="soft" style="margin:0;font-size:13px;color:${light['ink-soft']}">${lines.map(escaped).join('<br>')}</p>`

/** The same at the end of the text. */
export const senderText = (lines: readonly string[]): string => `\n\n${lines.join('\n')}\n`

export interface MailPage {
  readonly language: string
  readonly title: string
  /** What a list of mails shows after the subject. */
  readonly preview: string
  /** HTML. */
  readonly content: string
  /** HTML, below a line. */
  readonly smallPrint: string
  /** Who writes, below everything. */
  readonly sender: readonly string[]
}

/** The whole document of a mail. */
export const mailPage = ({
  language,
  title,
  preview,
  content,
  smallPrint: below,
  sender,
}: MailPage): string => {
  const head = `<tr><td style="${serif};font-size:22px;padding:0 0 4px" valign="bottom">Nordgate</td><td valign="bottom" align="right">${shelf}</td></tr><tr><td colspan="2" height="4" style="height:4px;line-height:4px;font-size:1px;background-color:${plank}">&nbsp;</td></tr>`
  const foot = `<div class="line" style="${rowStyle};padding:16px 0 0">${below}${senderHtml(sender)}</div>`
  // an address or a number that somebody wrote may be longer than a phone is wide
  const card = `<td class="card" bgcolor="${light.surface}" style="padding:28px 24px;background-color:${light.surface};color:${light.ink};${sans};font-size:16px;line-height:1.5;word-break:break-word">${table(head)}<h1 style="${serif};font-size:26px;line-height:1.25;margin:24px 0 16px">${escaped(title)}</h1>${content}${foot}</td>`
  const column = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px"><tr>${card}</tr></table>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>@media (prefers-color-scheme:dark){${darkStyle}}</style></head><body class="page" style="margin:0;padding:0;background-color:${light.sunken}"><div style="display:none">${escaped(preview)}</div>${table(`<tr><td class="page" align="center" bgcolor="${light.sunken}" style="padding:24px 12px;background-color:${light.sunken}" lang="${language}">${column}</td></tr>`)}</body></html>`
}
