import { randomUUID } from 'node:crypto'
import type { Signing } from '#domain/documents/forms/signing.ts'

/** A guarantee of supply, complete, of the whole company. */
export const signedGuarantee = (): Signing => ({
  kind: 'guarantee-of-supply',
  values: {
    producer: 'Domaine du Test',
    tender: 'Vinmonopolet, 202701001: Sample red',
    product: 'Domaine du Test Rouge',
    vintage: '2024',
    quantity: '6000 units',
    period: 'March 2027 to February 2028',
    following_vintage: 'none',
  },
  attempt: randomUUID(),
  product_id: null,
  signer: {
    name: 'Ana Ejemplo',
    position: 'Managing director',
    is_entitled: true,
    drawing: [
      [
        { x: 20, y: 120 },
        { x: 120, y: 40 },
        { x: 300, y: 150 },
      ],
      [{ x: 320, y: 150 }],
    ],
  },
})
