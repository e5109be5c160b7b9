import type { Category } from '../vocabulary/kinds.ts'
import type { DrinkClass } from './duty-row.ts'

/** How a category is taxed: sparkling wine as wine in all three markets, fortified as intermediate. */
export function drinkClassOf(category: Category): DrinkClass {
  switch (category) {
    case 'red_wine':
    case 'white_wine':
    case 'rose_wine':
    case 'sparkling_wine':
    case 'other_wine':
      return 'wine'
    case 'fortified_wine':
      return 'intermediate'
    case 'cider':
      return 'fermented'
    case 'beer':
      return 'beer'
    case 'spirits':
      return 'spirits'
  }
}
