import type { Criterion } from '#domain/tenders/criterion.ts'

/** One value of a criterion: how it is called, what it is, and the criterion with another. */
export type CriterionInput = { readonly key: string; readonly name: InputName } & (
  | {
      readonly type: 'choices'
      readonly words: 'category' | 'container' | 'closure' | 'priceBasis'
      readonly options: readonly string[]
      readonly value: readonly string[]
      readonly set: (value: string[]) => Criterion
    }
  | {
      readonly type: 'tokens' | 'countries'
      readonly value: readonly string[]
      readonly set: (value: string[]) => Criterion
    }
  | {
      readonly type: 'number'
      readonly unit: string
      readonly value: number | null
      readonly set: (value: number | null) => Criterion
    }
  | {
      readonly type: 'select'
      readonly options: readonly OptionName[]
      readonly value: OptionName
      readonly set: (value: OptionName) => Criterion
    }
  | {
      readonly type: 'check'
      readonly value: boolean
      readonly set: (value: boolean) => Criterion
    }
)

export type InputName =
  | 'any_of'
  | 'subtypes'
  | 'countries'
  | 'groups'
  | 'regions'
  | 'appellations'
  | 'varieties'
  | 'together'
  | 'min_share'
  | 'max_share'
  | 'single_variety'
  | 'min_varieties'
  | 'from'
  | 'to'
  | 'non_vintage'
  | 'basis'
  | 'min_price'
  | 'max_price'
  | 'max_inclusive'
  | 'per_volume'
  | 'max_weight'
  | 'sizes'
  | 'launched_together'
  | 'min'
  | 'max'
  | 'schemes'
  | 'combine'
  | 'minimum'
  | 'unit'
  | 'oak'
  | 'months_in_oak'
  | 'most_months_in_oak'
  | 'months_on_lees'

export type OptionName =
  | 'sum'
  | 'any'
  | 'each'
  | 'any_of'
  | 'all_of'
  | 'units'
  | 'litres'
  | 'required'
  | 'forbidden'
  | 'either'
