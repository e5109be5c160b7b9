import type { productGridRoutes } from '#contracts/product-grid.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { correctedOf, doubtsOf, readEntries } from './import-entries.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import type { ProductLines } from './product-lines.ts'
import type { UploadStore } from './upload-store.ts'

type Doubts = RouteOutput<(typeof productGridRoutes)['listDoubts']>

/** The products of a file with values that may be read wrongly and that nobody has seen to. */
export async function listDoubts(
  deps: {
    readonly uploads: UploadStore
    readonly imports: ImportFiles
    readonly lines: ProductLines
  },
  owner: ImportOwner,
): Promise<Result<Doubts, 'not_found'>> {
  const upload = await deps.uploads.find(owner.user_id, owner.upload_id)
  if (upload === null) return fail('not_found')
  const [read, lines] = await Promise.all([
    readEntries(deps.imports, owner),
    deps.lines(owner.user_id),
  ])
  const present = new Set(lines.map(({ product_id }) => product_id))
  const corrected = correctedOf(lines)
  const doubts = (read?.entries ?? []).flatMap(({ product_id, change, evidence }) => {
    if (product_id === null || change === 'gone' || !present.has(product_id)) return []
    const values = evidence === undefined ? undefined : read?.evidence[evidence]
    const fields = doubtsOf(values, corrected.get(product_id)).map(({ field }) => field)
    return fields.length === 0 ? [] : [{ product_id, fields }]
  })
  return succeed({ doubts })
}
