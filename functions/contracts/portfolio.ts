import * as z from 'zod'
import { mendedFields, mendSpreads } from '#domain/portfolio/evidence.ts'
import { importChoicesSchema, mostTables } from '#domain/portfolio/import-choices.ts'
import { importRowKinds } from '#domain/portfolio/import-row-kinds.ts'
import {
  importQuestionSchema,
  importRowSchema,
  importTableSchema,
  pageSizeSchema,
  rowEvidenceSchema,
} from '#domain/portfolio/import-rows-schema.ts'
import { productFactsSchema, productSchema } from '#domain/portfolio/product.ts'
import { uploadSchema } from '#domain/portfolio/upload-schema.ts'
import { productIdSchema, uploadIdSchema } from '#domain/shared/ids.ts'
import { isFileName } from '#domain/shared/stored-file.ts'
import { cursorQuery, nextCursor, nothing, productParams, uploadParams } from './parameters.ts'
import { productGridRoutes } from './product-grid.ts'
import { productViewRoutes } from './product-views.ts'
import type { RouteTable } from './route.ts'

export const portfolioRoutes = {
  createUpload: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/uploads',
    audience: 'user',
    summary: 'Announces a file and gives the address to put it to.',
    body: () =>
      z.object({
        file_name: z.string().max(255).refine(isFileName, 'not_a_file_name'),
        size_bytes: z.int().nonnegative(),
      }),
    output: () =>
      z.object({
        upload: uploadSchema,
        /** PUT the bytes here, with exactly these headers, before `expires_at`. */
        put: z.object({
          url: z.url(),
          headers: z.record(z.string(), z.string()),
          expires_at: z.iso.datetime(),
        }),
      }),
    errors: ['too_many_uploads', 'invalid_file_type', 'file_too_large', 'empty_file'],
  },
  listUploads: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/uploads',
    audience: 'user',
    summary: 'The caller\u2019s files, newest first, each with its first problems.',
    query: cursorQuery,
    output: () => z.object({ uploads: z.array(uploadSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  getUpload: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/uploads/{upload_id}',
    audience: 'user',
    summary: 'One file: how far its reading is, and what was left out.',
    params: uploadParams,
    output: () => uploadSchema,
    errors: ['not_found'],
  },
  getUploadFile: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/uploads/{upload_id}/file',
    audience: 'user',
    summary: 'A short-lived address of the original file.',
    params: uploadParams,
    output: () => z.object({ url: z.url(), expires_at: z.iso.datetime() }),
    errors: ['not_found'],
  },
  deleteUpload: {
    capability: 'portfolio',
    method: 'DELETE',
    path: '/api/uploads/{upload_id}',
    audience: 'user',
    summary: 'Removes a file and the products that were read from it and not corrected by hand.',
    params: uploadParams,
    output: nothing,
    errors: ['not_found'],
  },
  listImportRows: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/uploads/{upload_id}/rows',
    audience: 'user',
    summary: 'The rows of a file beside what was read from them.',
    params: uploadParams,
    query: () =>
      cursorQuery().extend({
        show: z.enum(importRowKinds).default('all'),
        /** Of the doubtful ones those that this question settles. */
        question: z.string().max(80).optional(),
        /** Those of one sheet. */
        sheet: z.coerce.number().int().nonnegative().optional(),
      }),
    output: () =>
      z.object({
        /** What the columns were taken for. */
        tables: z.array(importTableSchema).max(mostTables),
        rows: z.array(importRowSchema),
        evidence: z.array(rowEvidenceSchema),
        /** Of a document with a layout. */
        page_size: pageSizeSchema.nullable(),
        /** Doubts that several rows share, those of most rows first. */
        questions: z.array(importQuestionSchema),
        /** What divides the cells of a text file. */
        separator: z.string().nullable(),
        counts: z.record(z.enum(importRowKinds), z.int()),
        /** Rows of what was asked for, on all pages. */
        total: z.int().nonnegative(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor', 'not_found'],
  },
  readUploadAgain: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/uploads/{upload_id}/read-again',
    audience: 'user',
    summary: 'Reads a file again by what is said of its columns and rows, also after an undo.',
    params: uploadParams,
    body: () =>
      z.object({
        columns: importChoicesSchema.unwrap().shape.columns.default([]),
        taken_in: importChoicesSchema.unwrap().shape.taken_in.default([]),
        take_out_gone: z.boolean().optional(),
      }),
    output: () => uploadSchema,
    errors: [
      'not_found',
      'transition_not_allowed',
      'too_many_rows_taken_in',
      'too_many_product_changes',
    ],
  },
  mendProducts: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/uploads/{upload_id}/mends',
    audience: 'user',
    summary:
      'Mends or confirms a value read from a file, on wish in all equal cells or wherever it is doubtful for the same reason.',
    params: uploadParams,
    body: () => {
      const mended = z.object({
        product_id: productIdSchema,
        field: z.enum(mendedFields),
        spread: z.enum(mendSpreads),
      })
      return z.discriminatedUnion('confirm', [
        /** The values are right as they are stored, whatever the caller saw. */
        mended.extend({ confirm: z.literal(true) }),
        mended
          // checked by the schema of its field
          .extend({ confirm: z.literal(false), value: z.unknown() })
          .refine(
            ({ field, value }) => productFactsSchema.unwrap().shape[field].safeParse(value).success,
            'not_a_value_of_the_field',
          ),
      ])
    },
    output: () => z.object({ mended: z.int() }),
    errors: ['not_found', 'too_many_product_changes'],
  },
  undoImport: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/uploads/{upload_id}/undo',
    audience: 'user',
    summary: 'Takes back what the import of a file did to the portfolio, for 30 days.',
    params: uploadParams,
    output: () => uploadSchema,
    errors: ['not_found', 'transition_not_allowed', 'undo_expired'],
  },
  listProducts: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/products',
    audience: 'user',
    summary: 'The caller\u2019s products, by name, or those of one file.',
    query: () =>
      cursorQuery().extend({
        upload_id: uploadIdSchema.optional(),
        text: z.string().trim().max(200).optional(),
      }),
    output: () =>
      z.object({
        products: z.array(productSchema),
        total: z.int(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  addProduct: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/products',
    audience: 'user',
    summary: 'Adds a product by hand.',
    body: () => z.object({ facts: productFactsSchema }),
    output: () => productSchema,
    errors: ['too_many_product_changes', 'too_many_products'],
  },
  getProduct: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/products/{product_id}',
    audience: 'user',
    summary: 'One product.',
    params: productParams,
    output: () => productSchema,
    errors: ['not_found'],
  },
  correctProduct: {
    capability: 'portfolio',
    method: 'PUT',
    path: '/api/products/{product_id}',
    audience: 'user',
    summary: 'Corrects a product; what was corrected survives a new reading of the file.',
    params: productParams,
    body: () => z.object({ facts: productFactsSchema, version: z.int().positive() }),
    output: () => productSchema,
    errors: ['too_many_product_changes', 'not_found', 'version_conflict'],
  },
  deleteProduct: {
    capability: 'portfolio',
    method: 'DELETE',
    path: '/api/products/{product_id}',
    audience: 'user',
    summary: 'Takes a product out of the portfolio; it can be restored.',
    params: productParams,
    output: nothing,
    errors: ['too_many_product_changes', 'not_found'],
  },
  restoreProduct: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/products/{product_id}/restore',
    audience: 'user',
    summary: 'Undoes a deletion.',
    params: productParams,
    output: () => productSchema,
    errors: ['too_many_product_changes', 'not_found'],
  },
  ...productGridRoutes,
  ...productViewRoutes,
} as const satisfies RouteTable
