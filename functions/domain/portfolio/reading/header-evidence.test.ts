import { expect, it } from 'vitest'
import { priceTermsNamedIn } from './header-evidence.ts'

it('takes no house for a glass, and knows a glass by the words around it', () => {
  expect([...priceTermsNamedIn('CASA LUIS')]).toEqual([])
  expect([...priceTermsNamedIn('Casa de Vinos Pérez')]).toEqual([])
  for (const words of ['Vino na čaše', 'Čaša vina', 'By the glass', 'Copa'])
    expect([...priceTermsNamedIn(words)]).toContain('glass')
})
