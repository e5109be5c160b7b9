import type { Clock } from '../platform/clock.ts'
import type { FileBucket } from '../platform/files/file-bucket.ts'
import type { Ids } from '../platform/ids.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { DocumentStore } from './document-store.ts'

/** What the use cases of the library work with. */
export interface DocumentsDeps {
  readonly documents: DocumentStore
  readonly products: Pick<ProductStore, 'find'>
  readonly files: FileBucket
  readonly throttle: Throttle
  readonly ids: Ids
  readonly now: Clock
}
