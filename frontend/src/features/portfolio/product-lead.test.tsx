import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { ProductLead } from './product-lead.tsx'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('vocabulary')
})

const lead = (facts: Partial<ProductFacts>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductLead facts={{ name: 'Test', ...noFacts, ...facts }}>Correct it</ProductLead>
    </MemoryRouter>,
  )

it('shows the bottle of the kind of drink where it comes in glass or nobody says', () => {
  expect(lead({ categories: ['red_wine'] })).toContain('data-drink="red_wine"')
  expect(lead({ categories: ['beer'], container: 'light_glass_bottle' })).toContain(
    'data-drink="beer"',
  )
})

it('shows what else it comes in', () => {
  const markup = lead({ categories: ['red_wine'], container: 'bag_in_box', volume_ml: 3000 })
  expect(markup).toContain('packaging.svg#bag_in_box"')
  expect(markup).not.toContain('data-drink')
  expect(markup).toContain('Red wine \u00b7 Bag-in-box \u00b7 ')
})

it('shows no picture where the kind is not known', () => {
  expect(lead({})).not.toMatch(/data-drink|<img/)
})
