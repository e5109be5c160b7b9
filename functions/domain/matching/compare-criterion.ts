import type { Criterion } from '../tenders/criterion.ts'
import type { ComparableProduct } from './comparable-product.ts'
import { compareAgeing } from './compare/ageing.ts'
import { compareAlcohol } from './compare/alcohol.ts'
import { compareCategory } from './compare/category.ts'
import { compareCertification } from './compare/certification.ts'
import { compareClosure } from './compare/closure.ts'
import { compareContainer } from './compare/container.ts'
import { compareGrapes } from './compare/grapes.ts'
import { compareOrigin } from './compare/origin.ts'
import { comparePrice } from './compare/price.ts'
import { compareQuantity } from './compare/quantity.ts'
import { compareSize } from './compare/size.ts'
import { compareSugar } from './compare/sugar.ts'
import { compareText } from './compare/text.ts'
import { compareVintage } from './compare/vintage.ts'
import { type Finding, wordsNotUnderstood } from './finding.ts'
import type { CompareContext } from './match-context.ts'
import { isUnderstood } from './states-requirement.ts'

/** One requirement against one product. */
export function compareCriterion(
  criterion: Criterion,
  product: ComparableProduct,
  context: CompareContext,
): Finding {
  // no fact of any product helps where nothing of the words is understood
  if ('unread' in criterion && criterion.unread !== undefined && !isUnderstood(criterion))
    return wordsNotUnderstood
  switch (criterion.kind) {
    case 'category':
      return compareCategory(criterion, product)
    case 'origin':
      return compareOrigin(criterion, product, context)
    case 'grapes':
      return compareGrapes(criterion, product)
    case 'vintage':
      return compareVintage(criterion, product)
    case 'price':
      return comparePrice(criterion, product, context)
    case 'container':
      return compareContainer(criterion, product)
    case 'size':
      return compareSize(criterion, product)
    case 'closure':
      return compareClosure(criterion, product)
    case 'alcohol':
      return compareAlcohol(criterion, product)
    case 'sugar':
      return compareSugar(criterion, product)
    case 'certification':
      return compareCertification(criterion, product)
    case 'quantity':
      return compareQuantity(criterion, product)
    case 'ageing':
      return compareAgeing(criterion, product)
    case 'text':
      return compareText()
  }
}
