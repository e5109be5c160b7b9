import type { ProductFacts } from '#domain/portfolio/product.ts'

type Named = Pick<ProductFacts, 'name' | 'producer' | 'vintage'>

/** A product in one line: "Vaucelle, Blanc de Blancs 2018". What the name already says is not repeated. */
export function productName({ name, producer, vintage }: Named): string {
  const parts = [
    producer !== null && !includes(name, producer) ? `${producer}, ` : '',
    name,
    vintage !== null && !includes(name, String(vintage)) ? ` ${vintage}` : '',
  ]
  return parts.join('')
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
