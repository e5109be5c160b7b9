import { basename } from 'node:path'
import { type ReadProduct, readProductSchema } from '#domain/portfolio/read-product.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { bytesOf, jsonOf } from '../../platform/command-line/given-file.ts'
import { readInWorker } from '../../portfolio/reading/read-in-worker.ts'
import { itemsOf, withNulls } from './json-items.ts'

/** Products of a portfolio file, or of a JSON list with the keys that `parse` prints. */
export async function readProductsFile(path: string): Promise<readonly ReadProduct[]> {
  if (/\.json$/i.test(path)) return productsInJson(path, await jsonOf(path))
  const bytes = await bytesOf(path)
  const reading = await readInWorker(bytes, basename(path)).catch((error: unknown) => {
    throw new BadInput(`${path}: cannot be read (${oneLine(error)})`)
  })
  const fatal = reading.problems.find(({ row }) => row === null)
  if (reading.products.length === 0 && fatal !== undefined)
    throw new BadInput(`${path}: ${fatal.code.replaceAll('_', ' ')}`)
  return reading.products
}

const oneLine = (error: unknown) => String(error).split('\n', 1)[0]

function productsInJson(path: string, json: unknown): ReadProduct[] {
  const list = listIn(json)
  if (list === null) throw new BadInput(`${path}: not a JSON list of products`)
  return itemsOf(list, { path, what: 'product', schema: readProductSchema, complete })
}

/** The list itself, or the `products` of what `parse` prints. */
function listIn(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null || !('products' in json)) return null
  return Array.isArray(json.products) ? json.products : null
}

function complete(given: Readonly<Record<string, unknown>>, index: number): unknown {
  const product = withNulls(readProductSchema.unwrap().shape, given)
  return {
    ...product,
    row: product.row ?? index + 1,
    name: product.name ?? '',
    vintage: vintageIn(product.vintage),
    grapes: grapesIn(product.grapes),
    // sizes and prices beside the first do not take part
    variants: null,
  }
}

function vintageIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (/^\d{4}$/.test(value.trim())) return Number(value)
  return /^(nv|n\.v\.?|non[- ]vintage)$/i.test(value.trim()) ? 'NV' : value
}

function grapesIn(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((grape) =>
    typeof grape === 'string' ? { variety: grape, share: null } : { share: null, ...grape },
  )
}
