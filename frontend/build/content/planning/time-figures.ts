import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { typeset } from '#domain/shared/typeset.ts'
import type { Milestone, Offset, Procedure } from '#domain/timeline/procedures.ts'
import de from '../../../src/i18n/locales/de/timeline.json' with { type: 'json' }
import en from '../../../src/i18n/locales/en/timeline.json' with { type: 'json' }
import es from '../../../src/i18n/locales/es/timeline.json' with { type: 'json' }
import fr from '../../../src/i18n/locales/fr/timeline.json' with { type: 'json' }
import it from '../../../src/i18n/locales/it/timeline.json' with { type: 'json' }
import { rangeBar, windowBar } from './bars.ts'
import type { Inline } from './figures.ts'
import {
  daysIn,
  leadTimeText,
  provenanceSign,
  signedDays,
  signsIn,
  stepInterval,
} from './intervals.ts'
import {
  leadTimeNamed,
  procedureNamed,
  provenanceOf,
  stepNamed,
  stepProvenance,
} from './planning-facts.ts'
import { planningWords } from './planning-words.ts'

/** Steps are called what the timeline of an application calls them. */
const stepWords = { de, en, es, fr, it } as const satisfies Readonly<Record<Locale, unknown>>

interface TimelineBlock {
  readonly title: string
  readonly procedure: string
  readonly steps: readonly string[]
}

/**
 * Steps of a procedure against the day that they are counted from: when to begin, and until when it still works.
 * A step whose interval nobody publishes stands in its place without a bar.
 */
export function timelineFigure(block: TimelineBlock, language: Locale, inline: Inline): string {
  const procedure = procedureNamed(block.procedure)
  const steps = block.steps.map((key) => stepNamed(`${procedure.id}.${key}`))
  const counted = steps.filter(isCounted)
  if (counted.length === 0) throw new Error(`the timeline “${block.title}” has no interval to draw`)
  if (new Set(counted.map(({ anchored_on }) => anchored_on)).size > 1)
    throw new Error(`the steps of the timeline “${block.title}” are not counted from one day`)
  const spans = counted.map(spanOf)
  const [first, last] = [
    Math.min(0, ...spans.map(({ from }) => from)),
    Math.max(0, ...spans.map(({ to }) => to)),
  ]
  const placeOf = (days: number) => 0.02 + (0.96 * (days - first)) / (last - first)
  const barOf = (step: Milestone) => {
    if (!isCounted(step)) return ''
    const { from, to } = spanOf(step)
    const isUnpublished = stepProvenance(step) !== 'published'
    return windowBar({ from: placeOf(from), to: placeOf(to) }, placeOf(0), isUnpublished)
  }
  const rows = steps.map((step) => {
    const actor = inline(actorOf(step, procedure, language))
    const when = `<span data-when>${actor} · ${whenOf(step, language)}</span>`
    return `<li><span data-what>${inline(stepNameOf(step, language))}</span>${when}${barOf(step)}</li>`
  })
  const { legendWindow } = planningWords[language]
  return figure('timeline', inline(block.title), rows, legendOf(legendWindow, rows, language))
}

interface LeadTimesBlock {
  readonly title: string
  readonly times: Readonly<Record<string, string>>
}

/** How long things take, one bar each. */
export function leadTimeFigure(block: LeadTimesBlock, language: Locale, inline: Inline): string {
  const times = Object.entries(block.times).map(([id, name]) => ({ name, time: leadTimeNamed(id) }))
  const most = Math.max(...times.map(({ time }) => daysIn(time.max, time.unit)))
  const rows = times.map(({ name, time }) => {
    const place = (value: number) => (0.98 * daysIn(value, time.unit)) / most
    const at = { from: place(time.min), to: place(time.max) }
    return `<li><span data-what>${inline(name)}</span><span data-when>${leadTimeText(language, time)}</span>${rangeBar(at, place(time.typical), provenanceOf(time) !== 'published')}</li>`
  })
  const { legendTypical } = planningWords[language]
  return figure('lead-times', inline(block.title), rows, legendOf(legendTypical, rows, language))
}

function legendOf(first: string, rows: readonly string[], language: Locale): string {
  const signs = signsIn(rows.join(''), language)
  if (signs === '') return typeset(language, first)
  return typeset(language, `${first} ${planningWords[language].legendDashed} ${signs}`)
}

const figure = (kind: string, title: string, rows: readonly string[], legend: string) =>
  `<figure data-figure="${kind}"><figcaption>${title}</figcaption><ol>${rows.join('')}</ol><p data-legend>${legend}</p></figure>\n`

type CountedStep = Milestone & { readonly offset: Offset }

const isCounted = (step: Milestone): step is CountedStep => step.offset !== null

/** From the planned day to the last one that still works; a step after the anchor has its day alone. */
function spanOf({ offset, latest_offset }: CountedStep): { from: number; to: number } {
  const from = signedDays(offset)
  return { from, to: latest_offset === undefined ? from : signedDays(latest_offset) }
}

function stepNameOf({ key }: Milestone, language: Locale): string {
  const names: Readonly<Record<string, string>> = stepWords[language].step
  const name = names[key]
  if (name === undefined) throw new Error(`the step ${key} has no name`)
  return name
}

function actorOf({ actor }: Milestone, { market }: Procedure, language: Locale): string {
  return actor === 'monopoly' ? marketFacts[market].monopoly : stepWords[language].actor[actor]
}

function whenOf(step: Milestone, language: Locale): string {
  const { before, after, onTheDay, latest, unpublished } = planningWords[language]
  if (!isCounted(step)) return unpublished + provenanceSign(language, stepProvenance(step))
  if (step.offset.direction === 'on') return onTheDay
  const planned = `${stepInterval(language, step)} ${step.offset.direction === 'after' ? after : before}`
  if (step.latest_offset === undefined) return planned
  return `${planned}, ${latest(stepInterval(language, step, 'latest').replace(/<sup.*<\/sup>/, ''))}`
}
