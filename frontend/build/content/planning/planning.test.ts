import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { procedureBook } from '#domain/timeline/procedures.ts'
import { readDocument } from '../content-document.ts'
import { contentEntries } from '../content-files.ts'
import { figureHtml } from './figures.ts'
import { signsIn } from './intervals.ts'
import {
  documentNamed,
  leadTimeNamed,
  provenanceOf,
  stepNamed,
  stepProvenance,
} from './planning-facts.ts'
import { planningParts } from './planning-parts.ts'
import { planningWords } from './planning-words.ts'

const steps = procedureBook().procedures.flatMap(({ milestones }) => milestones)
const plain = (text: string) => text
const isStepAssumed = (step: (typeof steps)[number]) => stepProvenance(step) !== 'published'

interface Used {
  readonly steps: readonly string[]
  readonly leadTimes: readonly string[]
  readonly documents: readonly string[]
}

/** What a text takes from the data: in its lines and in its figures. */
function usedIn(body: string): Used {
  const names = [...body.matchAll(/\{\{([\w.-]+)\}\}/g)].map(([, name = '']) => name)
  const of = (prefix: string) =>
    names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  const fences = [...body.matchAll(/^```([\w-]+)\n([\s\S]*?)\n```$/gm)]
  const keysOf = (kind: string) =>
    fences
      .filter(([, found]) => found === kind)
      .flatMap(([, , source = '']) => [...source.matchAll(/^ {2}([\w-]+):/gm)])
      .map(([, key = '']) => key)
  const drawn = fences
    .filter(([, kind]) => kind === 'timeline')
    .flatMap(([, , source = '']) => {
      const procedure = /^procedure: (\S+)$/m.exec(source)?.[1] ?? ''
      const keys = /^steps: \[(.*)\]$/m.exec(source)?.[1]?.split(', ') ?? []
      return keys.map((key) => `${procedure}.${key}`)
    })
  const named = names
    .filter((name) => /^[A-Z]{2}-/.test(name))
    .map((name) => name.split('.').slice(0, 2).join('.'))
  return {
    steps: [...named, ...drawn],
    leadTimes: [...of('lead.'), ...keysOf('lead-times')],
    documents: [...of('document.'), ...keysOf('documents')],
  }
}

const pages = contentEntries()
  .map((entry) => ({ entry, used: usedIn(readFileSync(entry.files.en ?? '', 'utf8')) }))
  .filter(({ used }) => Object.values(used).some((names) => names.length > 0))

describe('what is ours and published by nobody', () => {
  it('is a large part of the procedures', () => {
    expect(steps.filter(isStepAssumed).length).toBeGreaterThan(steps.length / 3)
    expect(steps.filter((step) => !isStepAssumed(step)).length).toBeGreaterThan(steps.length / 5)
  })

  it.each(locales)('is marked in %s wherever a text or a figure shows a step', (language) => {
    const { inline } = planningParts(language)
    const shown = steps.filter(({ offset }) => offset !== null)
    const marked = shown.filter((step) => {
      const [procedure, key] = step.id.split('.')
      return inline(`${procedure}.${key}`).includes('data-assumed')
    })
    expect(marked.map(({ id }) => id)).toEqual(shown.filter(isStepAssumed).map(({ id }) => id))
    const drawn = figureHtml(
      'timeline',
      'title: Any\nprocedure: SE-FIXED\nsteps: [order, launch]',
      language,
      plain,
    )
    expect(drawn.match(/data-assumed/g)).toHaveLength(1)
    expect(drawn.match(/data-ours/g)).toHaveLength(1)
    expect(drawn.includes('>*</sup>') && !drawn.includes('>**</sup>')).toBe(true)
    expect(signsIn(drawn, language)).toContain(planningWords[language].assumed)
  })

  it.each(locales)('is marked in %s on courier times and papers too', (language) => {
    const { inline, figure } = planningParts(language)
    expect(provenanceOf(leadTimeNamed('courier-eu'))).toBe('ours')
    expect(inline('lead.courier-eu')).toContain('data-assumed')
    const papers = figure(
      'documents',
      'title: Any\ndocuments:\n  insurance: Name\n  code-of-conduct: Name\n  vi1: Lot',
      plain,
    )
    const rows = papers.split('<tr>').slice(2)
    expect(rows.map((row) => />(\*+)<\/sup>/.exec(row)?.[1])).toEqual(['*', '**', undefined])
    const kinds = ['insurance', 'code-of-conduct', 'vi1']
    expect(kinds.map((kind) => provenanceOf(documentNamed(kind)))).toEqual([
      'ours',
      'told',
      'published',
    ])
  })

  it.each(locales)('needs no second file of the fonts, in the signs of %s', (language) => {
    const { inline } = planningParts(language)
    // the first file of each font holds Latin-1
    const signs = `${inline('lead.courier-eu')}${inline('SE-FIXED.followup-3m')}`.match(
      /(?<=>)[^<>]+(?=<\/sup>)/g,
    )
    expect(signs).toHaveLength(2)
    expect(signs?.join('')).toMatch(/^[\u0021-\u00ff]+$/)
  })

  it('is told apart from what an importer says', () => {
    expect(stepProvenance(stepNamed('SE-FIXED.followup-3m'))).toBe('told')
    expect(planningParts('en').inline('SE-FIXED.followup-3m')).toContain('>**</sup>')
  })

  it('is explained at the foot of every text that shows it, in every language', () => {
    const without = pages.flatMap(({ entry, used }) =>
      locales.filter((language) => {
        const { html } = readDocument(entry, language).document
        const ours =
          used.steps.filter((name) => isStepAssumed(stepNamed(name))).length +
          used.leadTimes.filter((name) => provenanceOf(leadTimeNamed(name)) !== 'published').length
        const marks = html.match(/data-assumed/g)?.length ?? 0
        const isExplained = html.includes('<p data-foot>')
        const papers = used.documents.filter((kind) => provenanceOf(documentNamed(kind)) === 'told')
        const foot = html.slice(html.indexOf('<p data-foot>'))
        return (
          marks < ours ||
          isExplained !== marks > 0 ||
          (papers.length > 0 && html.includes('>**</sup>') && !foot.includes('** '))
        )
      }),
    )
    expect(pages.length).toBeGreaterThan(8)
    expect(without).toEqual([])
  })
})

describe.each(pages)('$entry.slug', ({ entry, used }) => {
  it('names the source of every step, time and document it shows', () => {
    const named = new Set(readDocument(entry, 'en').document.sources.map(({ url }) => url))
    const shown = [
      ...used.steps.map((name) => stepNamed(name).source.url),
      ...used.leadTimes.map((name) => leadTimeNamed(name).source ?? ''),
      ...used.documents.map((name) => documentNamed(name).source ?? ''),
    ]
    expect(shown.filter((url) => url !== '' && !named.has(url))).toEqual([])
  })
})

describe('a figure', () => {
  it.each([
    ['timeline', 'title: Any\nprocedure: SE-FIXED\nsteps: [order, nothing]', 'SE-FIXED.nothing'],
    ['timeline', 'title: Any\nprocedure: SE-FIXED\nsteps: [go, order]', 'not counted from one day'],
    ['timeline', 'title: Any\nprocedure: SE-FIXED\nsteps: [tasting, formal-result]', 'no interval'],
    ['lead-times', 'title: Any\ntimes:\n  pigeon: Pigeon', 'lead time pigeon'],
    ['documents', 'title: Any\ndocuments:\n  passport: Name', 'document passport'],
    ['flow', 'title: Any\nsteps:\n  - who: You', 'not as expected'],
    ['movements', 'title: Any\nways: []', 'not as expected'],
    ['mermaid', 'title: Any', 'no figure of the kind mermaid'],
  ])('of the kind %s says what is wrong: %s', (kind, source, fault) => {
    expect(() => figureHtml(kind, source, 'en', plain)).toThrow(fault)
  })

  it.each(locales)(
    'says in %s that nobody publishes when a step comes, and draws no bar',
    (language) => {
      const drawn = figureHtml(
        'timeline',
        'title: Any\nprocedure: NO-WRITTEN-SAMPLES\nsteps: [go, offer-deadline, short-list, samples-asked]',
        language,
        plain,
      )
      const rows = drawn.split('<li>').slice(1)
      expect(rows.map((row) => row.includes('<svg'))).toEqual([true, true, false, false])
      const { unpublished } = planningWords[language]
      expect(rows.map((row) => row.includes(unpublished))).toEqual([false, false, true, true])
      // the step itself is our reading, and is marked as such
      expect(rows.map((row) => row.includes('data-assumed'))).toEqual([true, false, false, true])
    },
  )

  it('draws a step from its planned day to the last one, as the data say', () => {
    const { offset, latest_offset } = stepNamed('SE-FIXED.order')
    const drawn = figureHtml(
      'timeline',
      'title: Any\nprocedure: SE-FIXED\nsteps: [order, launch]',
      'en',
      plain,
    )
    expect(drawn).toContain(`${offset?.value} weeks<sup`)
    expect(drawn).toContain(`${latest_offset?.value} weeks at the latest`)
    // of 96 per cent of the width, from the left edge on
    const width = (96 * ((offset?.value ?? 0) - (latest_offset?.value ?? 0))) / (offset?.value ?? 1)
    const bar = /<rect data-bar x="2%" y="3" width="([\d.]+)%"/.exec(drawn)?.[1]
    expect(Number(bar)).toBeCloseTo(width, 0)
  })
})
