import * as z from 'zod'
import { receiptKeySchema, receiptSchema } from '#domain/receipts/receipt-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** `package`: the ZIP; `receipt` and `print`: the receipt as JSON and as PDF. */
const sealedFiles = ['package', 'receipt', 'print'] as const

const ofUser = () => tenderParams().extend({ user_id: userIdSchema })
const file = () => z.enum(sealedFiles)
/** Null while the submission is being sealed. */
const receiptAnswer = () => z.object({ receipt: receiptSchema.nullable() })
const address = () => z.object({ url: z.url(), expires_at: z.iso.datetime() })

export const receiptRoutes = {
  getReceipt: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/applications/{tender_id}/receipt',
    audience: 'user',
    summary:
      'The receipt of the caller\u2019s submitted application; null while it is being sealed.',
    params: tenderParams,
    output: receiptAnswer,
    errors: ['not_found'],
  },
  getSealedFile: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/applications/{tender_id}/receipt/{file}',
    audience: 'user',
    summary: 'A short-lived address of the sealed package or of its receipt.',
    params: () => tenderParams().extend({ file: file() }),
    output: address,
    errors: ['not_found'],
  },
  findReceipt: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/receipt',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The receipt of one producer\u2019s submitted application.',
    params: ofUser,
    output: receiptAnswer,
    errors: ['not_found'],
  },
  findSealedFile: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/receipt/{file}',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'A short-lived address of one producer\u2019s sealed package or of its receipt.',
    params: () => ofUser().extend({ file: file() }),
    output: address,
    errors: ['not_found'],
  },
  listReceiptKeys: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/receipt-keys',
    audience: 'public',
    summary: 'Every key that receipts were ever signed with, by which anybody checks them.',
    output: () => z.object({ keys: z.array(receiptKeySchema) }),
    errors: [],
  },
} as const satisfies RouteTable
