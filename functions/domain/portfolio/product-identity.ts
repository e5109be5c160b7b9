import { fold } from '../vocabulary/fold.ts'
import type { ProductFacts } from './product.ts'

/**
 * What makes two rows of files the same product: producer, name, vintage, volume and container. The
 * occurrence (1, 2, ...) keeps rows apart that a file lists twice.
 */
export function productIdentity(facts: ProductFacts, occurrence: number): string {
  const { producer, name, vintage, volume_ml, container } = facts
  return JSON.stringify([
    fold(producer ?? ''),
    fold(name),
    vintage,
    volume_ml,
    container,
    occurrence,
  ])
}
