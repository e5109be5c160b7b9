import { receiptSchemaId, signatureAlgorithm } from '#domain/receipts/receipt.ts'
import type { Receipt } from '#domain/receipts/receipt-schema.ts'
import type { TenderId } from '#domain/shared/ids.ts'

const file = (name: string) => ({ name, size_bytes: 1200, sha256: 'a'.repeat(64) })

/** A receipt of the right form, signed by nobody. */
export const madeReceipt = (tender_id: TenderId): Receipt => ({
  schema: receiptSchemaId,
  number: 'NG-2026-0000-0000-0001',
  package: file('offer.zip'),
  files: [file('manifest.json'), file('offer-form.xlsx')],
  tender: { tender_id, market: 'SE', reference: 'TND-7', title: 'Red wine', version: 1 },
  submitted_by: { company_name: 'Test SARL', contact_name: 'A. Test' },
  submitted_at: {
    utc: '2026-11-09T14:42:07.000Z',
    local: '2026-11-09T15:42:07+01:00',
    time_zone: 'Europe/Stockholm',
  },
  sealed_at: '2026-11-09T14:42:09.000Z',
  rules_version: null,
  signature: {
    algorithm: signatureAlgorithm,
    key_id: 'b'.repeat(64),
    value: Buffer.alloc(64).toString('base64'),
  },
})
