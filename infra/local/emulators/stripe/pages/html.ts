const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that needs no escaping any more. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | Part[]

/** Escapes whatever is not markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + string + shown(parts[index]), ''))
}

function shown(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(shown).join('')
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const STYLE = `
:root { color-scheme: light; --ink: #1a1f36; --soft: #5b6478; --line: #d9dde5; --wash: #f6f8fb; --accent: #4b45c6; --alarm: #a3142c }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.notice { background: #fff3c4; border-bottom: 1px solid #d9b84a; color: #4a3800; padding: .6rem 1rem; text-align: center; font-size: .9rem }
.columns { display: grid; grid-template-columns: 1fr; min-height: 80vh }
.columns > * { padding: 2rem clamp(1rem, 5vw, 4rem) }
.columns > :first-child { background: var(--wash) }
@media (min-width: 52rem) { .columns { grid-template-columns: 1fr 1fr } }
main.single { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.15rem; font-weight: 600; color: var(--soft); margin: 1rem 0 0 }
h2 { font-size: 1.1rem; margin: 2rem 0 .75rem }
.amount { font-size: 2.25rem; font-weight: 650; margin: .25rem 0 1.5rem; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: minmax(45%, 1fr) auto; gap: .6rem 1rem; margin: 0; font-variant-numeric: tabular-nums }
dt, dd { margin: 0 } dd { text-align: right }
dl .sum { font-weight: 600; border-top: 1px solid var(--line); padding-top: .6rem }
label, fieldset { display: block; margin: 0 0 1rem; font-size: .9rem; font-weight: 550 }
fieldset { border: 0; padding: 0 } legend { padding: 0; margin-bottom: .25rem }
input:not([type=hidden]), select { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid #8a93a6; border-radius: .4rem; font: inherit; font-weight: 400; background: #fff; color: inherit }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.1rem; border: 1px solid #8a93a6; border-radius: .4rem; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none }
button.main { width: 100%; background: var(--accent); border-color: var(--accent); color: #fff }
button:disabled { opacity: .6; cursor: progress }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
a { color: var(--accent) }
.soft { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere }
.alarm { color: var(--alarm); border: 1px solid currentColor; border-radius: .4rem; padding: .75rem 1rem; margin: 0 0 1rem }
table { border-collapse: collapse; width: 100%; font-size: .9rem } th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
dl + form, div + form, details { margin-top: 1.5rem }
form.row { display: inline-block; margin: 0 .5rem .5rem 0 }
`

const NOTICE =
  'LOCAL STAND-IN for Stripe. No money moves; use test cards only and enter no real card.'

export function page(title: string, language: string, body: Html, script = ''): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} - local fake</title><style>${new Html(STYLE)}</style></head>
<body><header class="notice" lang="en">${NOTICE}</header>${body}${
    script ? html`<script src="${script}"></script>` : ''
  }</body></html>`.text
}
