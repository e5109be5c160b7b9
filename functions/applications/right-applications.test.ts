import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Answer } from '#domain/applications/application.ts'
import { checkApplication } from '#domain/applications/check-application.ts'
import { isContradiction } from '#domain/applications/check-form.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import type { Criterion, CriterionKind, CriterionOf } from '#domain/tenders/criterion.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { countriesOf } from '#domain/vocabulary/country-groups.ts'

const file = path.join(import.meta.dirname, '../../infra/local/sample-data/tenders.json')
const tenders = z
  .array(z.object({ published: publishedTenderSchema }))
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map(({ published }) => published)

/** What a producer types who offers just what the tender's own words ask for. */
function rightAnswers(tender: PublishedTender, criteria: readonly Criterion[]) {
  const first = <Kind extends CriterionKind>(kind: Kind) =>
    criteria.find((one): one is CriterionOf<Kind> => one.kind === kind)
  const origin = first('origin')?.any_of[0]
  const group = origin?.group ? countriesOf(origin.group, '2026-01-01')[0] : null
  const range = first('vintage')?.ranges[0]
  const volume = first('size')?.any_of_ml[0]
  const weight = first('container')
  const price = first('price')?.any_of[0]
  const isShelf = price?.basis === 'retail'
  const alcohol = first('alcohol')
  const sugar = first('sugar')
  const typed: Record<string, string | number | null | undefined> = {
    product_name: 'Test',
    product_type: tender.product_type ?? first('category')?.text,
    country_of_origin: origin?.country ?? group,
    region: (tender.appellation ?? tender.region)?.split(/,| or /)[0],
    vintage: range?.from ?? range?.to ?? (first('vintage')?.non_vintage_allowed ? 'NV' : null),
    grapes: rightGrapes(first('grapes')),
    volume,
    container: weight?.any_of[0],
    container_weight: weight?.max_weight_g,
    closure: first('closure')?.any_of[0],
    alcohol: (alcohol?.min_tenths ?? alcohol?.max_tenths ?? 125) / 10,
    sugar: (sugar?.max_mg_l ?? sugar?.min_mg_l ?? 2000) / 1000,
    price: isShelf || price === undefined ? null : (price.max_minor ?? 100) / 100,
    price_currency: price?.currency,
    price_per: 'unit',
    incoterm: price?.basis === 'fob' ? 'FOB' : 'EXW',
    quantity: first('quantity')?.minimum ?? 1000,
  }
  const answers: Record<string, Answer> = {}
  for (const [key, value] of Object.entries(typed))
    if (value !== null && value !== undefined) answers[key] = String(value)
  for (const { id } of criteria) answers[`requirement_${id}`] = true
  return answers
}

/** "Malbec 60 %, Mourvèdre 30 %, Tannat 10 %": a blend that keeps every rule. */
function rightGrapes(asked: CriterionOf<'grapes'> | undefined): string | null {
  const [rule] = asked?.rules ?? []
  if (asked === undefined || rule === undefined) return null
  if (asked.single_variety || asked.rules.length === 1) {
    if (rule.together !== 'each') return `${rule.varieties[0]} 100 %`
  }
  return null
}

const answered = tenders.map((tender) => {
  const criteria = readCriteria(tender)
  const form = formForTender({
    tender,
    tender_version: 1,
    criteria,
    company: null,
    product: null,
    results: [],
  })
  const product_id = productIdSchema.parse('prd_00000000')
  const data = { product_id, answers: rightAnswers(tender, criteria) }
  return { tender, data, ...checkApplication(form, data, '2026-01-10') }
})

describe('an application with what the tender asks for', () => {
  it('is refused for none of the tenders that were ever published', () => {
    const refused = answered.flatMap(({ tender, data, problems }) =>
      problems
        .filter(isContradiction)
        .map(({ key, code, result }) =>
          [tender.id, key, code, data.answers[key], result?.tender_value].join(' | '),
        ),
    )
    expect(answered.length).toBeGreaterThan(190)
    expect(refused).toEqual([])
  })

  it('is understood: most of what is typed meets its requirement', () => {
    const kinds = new Set(['category', 'origin', 'vintage', 'size', 'container', 'quantity'])
    const typed = answered
      .flatMap(({ results }) => results)
      .filter(({ kind, required }) => required && kinds.has(kind))
    const met = typed.filter(({ status }) => status === 'met')
    expect(typed.length).toBeGreaterThan(800)
    expect(met.length / typed.length).toBeGreaterThan(0.9)
  })
})
