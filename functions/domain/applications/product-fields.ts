import type { ProductFacts } from '../portfolio/product.ts'
import { closures, containers } from '../vocabulary/kinds.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'

const optional = { required: false } as const

/** "Syrah 80 %, Grenache 20 %" */
function grapesInWords(facts: ProductFacts | null): string | null {
  const words = facts?.grapes.map(({ variety, share }) =>
    share === null ? variety : `${variety} ${share} %`,
  )
  return words?.join(', ') || null
}

/** Tenths of % vol and mg/l as the decimal number a form shows. */
const scaled = (value: number | null | undefined, by: number): number | null =>
  value === null || value === undefined ? null : value / by

/** The section `product`: what is offered. */
export function productFields(facts: ProductFacts | null): FormField[] {
  const fill = (value: string | number | null | undefined) => ({ prefill: known('product', value) })
  return [
    field('product_name', 'text', fill(facts?.name)),
    field('producer', 'text', fill(facts?.producer)),
    field('product_type', 'text', fill(facts?.type)),
    field('country_of_origin', 'country', fill(facts?.country_code)),
    field('region', 'text', { ...optional, ...fill(facts?.region) }),
    field('vintage', 'vintage', { ...optional, ...fill(facts?.vintage) }),
    field('grapes', 'text', { ...optional, ...fill(grapesInWords(facts)) }),
    field('volume', 'positive_number', { unit: 'ml', ...fill(facts?.volume_ml) }),
    field('alcohol', 'number', { unit: '% vol', ...fill(scaled(facts?.alcohol_tenths, 10)) }),
    field('sugar', 'number', {
      ...optional,
      unit: 'g/l',
      ...fill(scaled(facts?.sugar_mg_l, 1000)),
    }),
    field('container', 'choice', { choices: [...containers], ...fill(facts?.container) }),
    field('container_weight', 'positive_number', {
      ...optional,
      unit: 'g',
      ...fill(facts?.container_weight_g),
    }),
    field('closure', 'choice', { ...optional, choices: [...closures], ...fill(facts?.closure) }),
    field('gtin_unit', 'gtin', { ...optional, ...fill(facts?.gtin) }),
    field('gtin_case', 'gtin', optional),
  ]
}
