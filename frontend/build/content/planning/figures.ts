import { parse } from 'yaml'
import * as z from 'zod'
import type { Locale } from '#domain/shared/locale.ts'
import { arrowDown, arrowRight } from './bars.ts'
import { documentTable } from './document-table.ts'
import { planningWords } from './planning-words.ts'
import { leadTimeFigure, timelineFigure } from './time-figures.ts'

/** Makes HTML of a line of Markdown, with its intervals and links. */
export type Inline = (text: string) => string

const text = z.string().trim().min(2)
const title = text

/** What a fenced block of each kind holds; its words are in the language of the file. */
const schemas = {
  timeline: z.strictObject({ title, procedure: z.string(), steps: z.array(z.string()).min(2) }),
  'lead-times': z.strictObject({ title, times: z.record(z.string(), text) }),
  flow: z.strictObject({
    title,
    steps: z.array(z.strictObject({ who: text, what: text, when: text.optional() })).min(2),
  }),
  movements: z.strictObject({
    title,
    ways: z
      .array(
        z.strictObject({
          from: text,
          to: text,
          border: z.enum(['excise', 'customs']),
          papers: text,
        }),
      )
      .min(2),
  }),
  documents: z.strictObject({ title, documents: z.record(z.string(), text) }),
} satisfies Readonly<Record<string, z.ZodType>>

export type FigureKind = keyof typeof schemas

const isFigureKind = (kind: string): kind is FigureKind => Object.hasOwn(schemas, kind)

/** The content of a fenced block, checked. */
export function readFigure<Kind extends FigureKind>(
  kind: Kind,
  source: string,
): z.output<(typeof schemas)[Kind]> {
  const checked = schemas[kind].safeParse(parse(source))
  if (!checked.success) throw new Error(`the ${kind} is not as expected: ${checked.error.message}`)
  return checked.data as z.output<(typeof schemas)[Kind]>
}

/** The figure of a fenced block (```` ```timeline ````). Its drawing only shows what its text says. */
export function figureHtml(kind: string, source: string, language: Locale, inline: Inline): string {
  if (!isFigureKind(kind)) throw new Error(`there is no figure of the kind ${kind}`)
  switch (kind) {
    case 'timeline':
      return timelineFigure(readFigure(kind, source), language, inline)
    case 'lead-times':
      return leadTimeFigure(readFigure(kind, source), language, inline)
    case 'documents':
      return documentTable(readFigure(kind, source), language, inline)
    case 'flow':
      return flowFigure(readFigure(kind, source), inline)
    case 'movements':
      return movementsFigure(readFigure(kind, source), language, inline)
  }
}

function flowFigure(figure: z.output<typeof schemas.flow>, inline: Inline): string {
  const steps = figure.steps.map(({ who, what, when }, index) => {
    const interval = when === undefined ? '' : `<span data-when>${inline(when)}</span>`
    const arrow = index + 1 < figure.steps.length ? arrowDown : ''
    return `<li><span data-who>${inline(who)}</span><span data-what>${inline(what)}</span>${interval}${arrow}</li>`
  })
  return `<figure data-figure="flow"><figcaption>${inline(figure.title)}</figcaption><ol>${steps.join('')}</ol></figure>\n`
}

function movementsFigure(
  figure: z.output<typeof schemas.movements>,
  language: Locale,
  inline: Inline,
): string {
  const { legendExcise, legendCustoms } = planningWords[language]
  const ways = figure.ways.map(
    ({ from, to, border, papers }) =>
      `<li data-border="${border}"><span data-place>${inline(from)}</span>${arrowRight(border === 'customs')}<span data-place>${inline(to)}</span><span data-what>${inline(papers)}</span></li>`,
  )
  return `<figure data-figure="movements"><figcaption>${inline(figure.title)}</figcaption><ul>${ways.join('')}</ul><p data-legend>${inline(legendExcise)} ${inline(legendCustoms)}</p></figure>\n`
}
