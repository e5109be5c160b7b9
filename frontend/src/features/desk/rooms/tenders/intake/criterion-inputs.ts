import type { Criterion, CriterionOf } from '#domain/tenders/criterion.ts'
import { categories, closures, containers } from '#domain/vocabulary/kinds.ts'
import type { CriterionInput, InputName } from './criterion-input.ts'
import { grapeInputs, originInputs, priceInputs, vintageInputs } from './nested-inputs.ts'

/** Limits of a figure that is stored in smaller units. */
function limits<Kind extends 'alcohol' | 'sugar'>(
  one: CriterionOf<Kind>,
  [min, max]: readonly [keyof CriterionOf<Kind>, keyof CriterionOf<Kind>],
  scale: number,
  unit: string,
): CriterionInput[] {
  return ([['min', min] as const, ['max', max] as const] as const).map(([name, field]) => {
    const stored = one[field] as number | null
    return {
      key: name,
      name,
      type: 'number',
      unit,
      value: stored === null ? null : stored / scale,
      set: (value) =>
        ({ ...one, [field]: value === null ? null : Math.round(value * scale) }) as Criterion,
    }
  })
}

const months = (
  one: CriterionOf<'ageing'>,
  name: InputName,
  field: 'min_months_in_oak' | 'max_months_in_oak' | 'min_months_on_lees',
): CriterionInput => ({
  key: name,
  name,
  type: 'number',
  unit: '',
  value: one[field],
  set: (value) => ({ ...one, [field]: value }),
})

type Lists = 'category' | 'container' | 'closure'
const listed = { category: categories, container: containers, closure: closures } as const

const choices = (one: CriterionOf<Lists>): CriterionInput => ({
  key: 'any_of',
  name: 'any_of',
  type: 'choices',
  words: one.kind,
  options: listed[one.kind],
  value: one.any_of,
  set: (any_of) => ({ ...one, any_of }) as Criterion,
})

/** The values of a criterion, each with the input that its kind needs. */
export function inputsOf(one: Criterion): CriterionInput[] {
  switch (one.kind) {
    case 'category':
      return [
        choices(one),
        {
          key: 'subtypes',
          name: 'subtypes',
          type: 'tokens',
          value: one.subtypes,
          set: (subtypes) => ({ ...one, subtypes }),
        },
      ]
    case 'origin':
      return originInputs(one)
    case 'grapes':
      return grapeInputs(one)
    case 'vintage':
      return vintageInputs(one)
    case 'price':
      return priceInputs(one)
    case 'container':
      return [
        choices(one),
        {
          key: 'weight',
          name: 'max_weight',
          type: 'number',
          unit: 'g',
          value: one.max_weight_g,
          set: (max_weight_g) => ({ ...one, max_weight_g }),
        },
      ]
    case 'size':
      return [
        {
          key: 'sizes',
          name: 'sizes',
          type: 'tokens',
          value: one.any_of_ml.map(String),
          set: (value) => ({
            ...one,
            any_of_ml: value.map(Number).filter((ml) => Number.isInteger(ml) && ml > 0),
          }),
        },
        {
          key: 'together',
          name: 'launched_together',
          type: 'check',
          value: one.launched_together,
          set: (launched_together) => ({ ...one, launched_together }),
        },
      ]
    case 'closure':
      return [choices(one)]
    case 'alcohol':
      return limits(one, ['min_tenths', 'max_tenths'], 10, '% vol')
    case 'sugar':
      return limits(one, ['min_mg_l', 'max_mg_l'], 1000, 'g/l')
    case 'certification':
      return [
        {
          key: 'schemes',
          name: 'schemes',
          type: 'tokens',
          value: one.schemes,
          set: (schemes) => ({ ...one, schemes }),
        },
        {
          key: 'combine',
          name: 'combine',
          type: 'select',
          options: ['any_of', 'all_of'],
          value: one.combine,
          set: (value) => ({ ...one, combine: value as typeof one.combine }),
        },
      ]
    case 'quantity':
      return [
        {
          key: 'minimum',
          name: 'minimum',
          type: 'number',
          unit: '',
          value: one.minimum,
          set: (value) => ({ ...one, minimum: value ?? 0 }),
        },
        {
          key: 'unit',
          name: 'unit',
          type: 'select',
          options: ['units', 'litres'],
          value: one.unit,
          set: (value) => ({ ...one, unit: value as typeof one.unit }),
        },
      ]
    case 'ageing':
      return [
        {
          key: 'oak',
          name: 'oak',
          type: 'select',
          options: ['either', 'required', 'forbidden'],
          value: one.oak ?? 'either',
          set: (value) => ({
            ...one,
            oak: value === 'either' ? null : (value as NonNullable<typeof one.oak>),
          }),
        },
        months(one, 'months_in_oak', 'min_months_in_oak'),
        months(one, 'most_months_in_oak', 'max_months_in_oak'),
        months(one, 'months_on_lees', 'min_months_on_lees'),
      ]
    case 'text':
      return []
  }
}
