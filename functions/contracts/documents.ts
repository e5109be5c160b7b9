import * as z from 'zod'
import { documentDetailsSchema, documentSchema } from '#domain/documents/document-schema.ts'
import { filledFormSchema, signingSchema } from '#domain/documents/forms/signing-schema.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import { documentIdSchema, fileIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { isFileName } from '#domain/shared/stored-file.ts'
import { cursorQuery, nextCursor, nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

const documentParams = () => z.object({ document_id: documentIdSchema })
const fileParams = () => documentParams().extend({ file_id: fileIdSchema })
const document = () => documentSchema
const ofProducer = () => z.object({ user_id: userIdSchema })

/** `current`: without those that a newer one has replaced. */
const listed = () =>
  cursorQuery().extend({
    kind: z.enum(documentKindIds).optional(),
    show: z.enum(['current', 'all']).default('current'),
  })
const page = () => z.object({ documents: z.array(documentSchema), next_cursor: nextCursor() })
const openAddress = () => z.object({ url: z.url(), expires_at: z.iso.datetime() })

/** PUT the bytes to it, with exactly these headers, before `expires_at`. */
export const putAddress = () =>
  z.object({
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    expires_at: z.iso.datetime(),
  })

export const documentRoutes = {
  listDocuments: {
    capability: 'documents',
    method: 'GET',
    path: '/api/documents',
    audience: 'user',
    summary: 'The caller\u2019s documents, what ends first before the others.',
    query: listed,
    output: page,
    errors: ['invalid_cursor'],
  },
  listProducerDocuments: {
    capability: 'documents',
    method: 'GET',
    path: '/api/admin/producers/{user_id}/documents',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The documents of a producer as they see them; every look is in the log of the desk.',
    params: ofProducer,
    query: listed,
    output: page,
    errors: ['invalid_cursor'],
  },
  openProducerFile: {
    capability: 'documents',
    method: 'POST',
    path: '/api/admin/producers/{user_id}/documents',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'A short-lived address of a file of a producer that has passed the check.',
    changesNothing: true,
    params: ofProducer,
    body: () => z.object({ document_id: documentIdSchema, file_id: fileIdSchema }),
    output: openAddress,
    errors: ['not_found', 'file_not_clean'],
  },
  createDocument: {
    capability: 'documents',
    method: 'POST',
    path: '/api/documents',
    audience: 'user',
    summary: 'Adds a document, once for each attempt; its files follow one by one.',
    body: () =>
      z.object({
        details: documentDetailsSchema,
        /** The document that this one replaces, once one of its files has passed the check. */
        replaces: documentIdSchema.nullable(),
        /** Made by the page for each document: the same one again is known as the same. */
        attempt: z.uuid(),
      }),
    output: document,
    errors: ['not_found', 'transition_not_allowed', 'too_many_requests'],
  },
  changeDocument: {
    capability: 'documents',
    method: 'PUT',
    path: '/api/documents/{document_id}',
    audience: 'user',
    summary: 'Changes what is said of a document; its files stay.',
    params: documentParams,
    body: () => z.object({ details: documentDetailsSchema, version: z.int().positive() }),
    output: document,
    errors: ['not_found', 'version_conflict', 'too_many_requests'],
  },
  deleteDocument: {
    capability: 'documents',
    method: 'DELETE',
    path: '/api/documents/{document_id}',
    audience: 'user',
    summary: 'Takes a document out of the library; for 30 days it can be restored.',
    params: documentParams,
    output: nothing,
    errors: ['not_found'],
  },
  restoreDocument: {
    capability: 'documents',
    method: 'POST',
    path: '/api/documents/{document_id}/restore',
    audience: 'user',
    summary: 'Undoes a deletion.',
    params: documentParams,
    output: document,
    errors: ['not_found'],
  },
  addDocumentFile: {
    capability: 'documents',
    method: 'POST',
    path: '/api/documents/{document_id}/files',
    audience: 'user',
    summary: 'Announces a file of a document and gives the address to put it to.',
    params: documentParams,
    body: () =>
      z.object({
        file_name: z.string().max(255).refine(isFileName, 'not_a_file_name'),
        size_bytes: z.int().nonnegative(),
        /** A file of the document that did not come or was refused, and goes. */
        instead_of: fileIdSchema.nullable(),
      }),
    output: () =>
      z.object({
        document: documentSchema,
        put: putAddress(),
      }),
    errors: [
      'not_found',
      'transition_not_allowed',
      'too_many_files',
      'too_many_requests',
      'not_a_document_type',
      'file_too_large',
      'empty_file',
    ],
  },
  getDocumentFile: {
    capability: 'documents',
    method: 'GET',
    path: '/api/documents/{document_id}/files/{file_id}',
    audience: 'user',
    summary: 'A short-lived address of a file that has passed the check.',
    params: fileParams,
    output: openAddress,
    errors: ['not_found', 'file_not_clean'],
  },
  printDocumentForm: {
    capability: 'documents',
    method: 'POST',
    path: '/api/documents/forms',
    audience: 'user',
    summary: 'A form as PDF, filled in as far as it is known, to be signed on paper.',
    body: () => filledFormSchema,
    output: () => z.object({ file_name: z.string(), pdf: z.base64() }),
    errors: ['too_many_requests'],
  },
  signDocument: {
    capability: 'documents',
    // with the print of the form on one path: a stack holds 500 resources
    method: 'PUT',
    path: '/api/documents/forms',
    audience: 'user',
    summary: 'Signs a form on screen: it becomes a document of the library, once for each attempt.',
    body: () => signingSchema,
    output: document,
    errors: ['not_found', 'form_incomplete', 'too_many_requests'],
  },
} as const satisfies RouteTable
