import type { CriterionOf } from '#domain/tenders/criterion.ts'
import { priceBases } from '#domain/vocabulary/kinds.ts'
import type { CriterionInput } from './criterion-input.ts'

const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((one, index) => (index === at ? item : one))

export function originInputs(one: CriterionOf<'origin'>): CriterionInput[] {
  const of = (country: string | null, group: string | null) =>
    one.any_of.find((choice) => choice.country === country && choice.group === group) ?? {
      country,
      group,
      regions: [],
      appellations: [],
    }
  const groups = one.any_of.flatMap(({ group }) => (group === null ? [] : [group]))
  const countries = one.any_of.flatMap(({ country }) => (country === null ? [] : [country]))
  const with_ = (nextCountries: string[], nextGroups: string[]) => ({
    ...one,
    any_of: [
      ...nextCountries.map((country) => of(country, null)),
      ...nextGroups.map((group) => of(null, group)),
    ],
  })
  /** What is new belongs to the country that was named last. */
  const places = (name: 'regions' | 'appellations', next: string[]) => {
    const known = new Set(one.any_of.flatMap((choice) => choice[name]))
    const added = next.filter((place) => !known.has(place))
    const last = one.any_of.length - 1
    return {
      ...one,
      any_of: one.any_of.map((choice, at) => ({
        ...choice,
        [name]: [
          ...choice[name].filter((place) => next.includes(place)),
          ...(at === last ? added : []),
        ],
      })),
    }
  }
  const placeInput = (name: 'regions' | 'appellations'): CriterionInput => ({
    key: name,
    name,
    type: 'tokens',
    value: one.any_of.flatMap((choice) => choice[name]),
    set: (value) => places(name, value),
  })
  return [
    {
      key: 'countries',
      name: 'countries',
      type: 'countries',
      value: countries,
      set: (value) => with_(value, groups),
    },
    ...(groups.length === 0
      ? []
      : [
          {
            key: 'groups',
            name: 'groups',
            type: 'tokens',
            value: groups,
            set: (value: string[]) => with_(countries, value),
          } as const,
        ]),
    placeInput('regions'),
    placeInput('appellations'),
  ]
}

export function grapeInputs(one: CriterionOf<'grapes'>): CriterionInput[] {
  const ofRules = one.rules.flatMap((rule, at): CriterionInput[] => {
    const set = (change: Partial<typeof rule>) => {
      const rules = replaced(one.rules, at, { ...rule, ...change })
      return { ...one, rules: rules.filter(({ varieties }) => varieties.length > 0) }
    }
    return [
      {
        key: `varieties-${at}`,
        name: 'varieties',
        type: 'tokens',
        value: rule.varieties,
        set: (varieties) => set({ varieties }),
      },
      {
        key: `together-${at}`,
        name: 'together',
        type: 'select',
        options: ['sum', 'any', 'each'],
        value: rule.together,
        set: (value) => set({ together: value as typeof rule.together }),
      },
      {
        key: `min-${at}`,
        name: 'min_share',
        type: 'number',
        unit: '%',
        value: rule.min_share,
        set: (min_share) => set({ min_share }),
      },
      {
        key: `max-${at}`,
        name: 'max_share',
        type: 'number',
        unit: '%',
        value: rule.max_share,
        set: (max_share) => set({ max_share }),
      },
    ]
  })
  const first: CriterionInput = {
    key: 'varieties',
    name: 'varieties',
    type: 'tokens',
    value: [],
    set: (varieties) => ({
      ...one,
      rules: [{ varieties, together: 'any', min_share: null, max_share: null }],
    }),
  }
  return [
    ...(ofRules.length === 0 ? [first] : ofRules),
    {
      key: 'single',
      name: 'single_variety',
      type: 'check',
      value: one.single_variety,
      set: (single_variety) => ({ ...one, single_variety }),
    },
    {
      key: 'count',
      name: 'min_varieties',
      type: 'number',
      unit: '',
      value: one.min_varieties,
      set: (min_varieties) => ({ ...one, min_varieties }),
    },
  ]
}

export function vintageInputs(one: CriterionOf<'vintage'>): CriterionInput[] {
  const ranges = one.ranges.length === 0 ? [{ from: null, to: null }] : one.ranges
  const ends = ranges.flatMap((range, at) =>
    (['from', 'to'] as const).map(
      (end): CriterionInput => ({
        key: `${end}-${at}`,
        name: end,
        type: 'number',
        unit: '',
        value: range[end],
        set: (value) => ({ ...one, ranges: replaced(ranges, at, { ...range, [end]: value }) }),
      }),
    ),
  )
  return [
    ...ends,
    {
      key: 'nv',
      name: 'non_vintage',
      type: 'check',
      value: one.non_vintage_allowed,
      set: (non_vintage_allowed) => ({ ...one, non_vintage_allowed }),
    },
  ]
}

const fromMinor = (minor: number | null) => (minor === null ? null : minor / 100)
const toMinor = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))

export function priceInputs(one: CriterionOf<'price'>): CriterionInput[] {
  return one.any_of.flatMap((limit, at): CriterionInput[] => {
    const set = (change: Partial<typeof limit>) => ({
      ...one,
      any_of: replaced(one.any_of, at, { ...limit, ...change }),
    })
    return [
      {
        key: `basis-${at}`,
        name: 'basis',
        type: 'choices',
        words: 'priceBasis',
        options: priceBases,
        value: [limit.basis],
        // one of them: what was chosen last
        set: (value) => set({ basis: (value.at(-1) ?? limit.basis) as typeof limit.basis }),
      },
      {
        key: `min-${at}`,
        name: 'min_price',
        type: 'number',
        unit: limit.currency,
        value: fromMinor(limit.min_minor),
        set: (value) => set({ min_minor: toMinor(value) }),
      },
      {
        key: `max-${at}`,
        name: 'max_price',
        type: 'number',
        unit: limit.currency,
        value: fromMinor(limit.max_minor),
        set: (value) => set({ max_minor: toMinor(value) }),
      },
      {
        key: `inclusive-${at}`,
        name: 'max_inclusive',
        type: 'check',
        value: limit.max_inclusive,
        set: (max_inclusive) => set({ max_inclusive }),
      },
      {
        key: `volume-${at}`,
        name: 'per_volume',
        type: 'number',
        unit: 'ml',
        value: limit.per_volume_ml,
        set: (per_volume_ml) => set({ per_volume_ml }),
      },
    ]
  })
}
