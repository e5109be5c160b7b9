import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ChoiceSet, FieldKind } from './fields.ts'
import { choiceSets, complianceFieldNames, complianceFields } from './fields.ts'
import { phases } from './rule-schema.ts'
import { complianceRules } from './rules.ts'
import { comparisonsIn, rawRules } from './second-reading-for-tests.ts'

const { rules } = complianceRules()
const comparisons = rawRules.flatMap((rule) =>
  [rule.appliesWhen, rule.mustHold].flatMap(comparisonsIn),
)

it('the data hold 196 rules, each once, of every phase', () => {
  expect(rules).toHaveLength(196)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(196)
  expect(new Set(rules.map(({ phase }) => phase))).toEqual(new Set(phases))
})

it('a text of the law says that no lawyer has reviewed the reading', () => {
  const legal = rules.filter(({ source }) => source.basis === 'legal text')
  expect(legal).toHaveLength(148)
  expect(legal.filter(({ source }) => source.reviewed_by_lawyer !== false)).toEqual([])
})

describe('fields', () => {
  it('are asked for by a rule, every one', () => {
    const read = new Set(
      comparisons.flatMap(({ field, op, value }) =>
        op.endsWith('Field') ? [field, value] : [field],
      ),
    )
    expect(complianceFieldNames.filter((field) => !read.has(field))).toEqual([])
    expect(read.size).toBe(complianceFieldNames.length)
  })

  const valuesOf = (kind: FieldKind): readonly unknown[] | null =>
    'set' in kind
      ? choiceSets[kind.set as ChoiceSet]
      : kind.kind === 'yes_no'
        ? [true, false]
        : null

  it('can be answered with every value that a rule compares them with', () => {
    const strange = comparisons.filter(({ field, op, value }) => {
      if (value === undefined || op.endsWith('Field') || op === 'regex') return false
      const kind: FieldKind = complianceFields[field as keyof typeof complianceFields]
      const choices = valuesOf(kind)
      const given = [value].flat()
      if (choices !== null) return given.some((one) => !choices.includes(one))
      return given.some((one) => (typeof one === 'number') !== (kind.kind === 'number'))
    })
    // countries are text
    expect(strange.filter(({ field }) => field !== 'supplier.country')).toEqual([])
  })
})

const collected = new URL('../../../../shared/domain/compliance-rules.json', import.meta.url)
it.skipIf(!existsSync(collected))(
  'the rules are those collected, but for their words (skipped where ../shared is absent)',
  () => {
    const plain = (rule: Record<string, unknown>) => {
      const { title: _title, message: _message, source, ...rest } = rule
      const { reviewed_by_lawyer: _review, ...published } = source as Record<string, unknown>
      return { ...rest, source: published }
    }
    expect(rawRules.map(plain)).toEqual(JSON.parse(readFileSync(collected, 'utf8')).map(plain))
  },
)
