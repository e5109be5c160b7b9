import * as z from 'zod'
import { refusals } from '#domain/documents/document.ts'
import { handInStates, mostHandInLinks } from '#domain/documents/hand-in.ts'
import {
  handedInDetailsSchema,
  handInAskSchema,
  handInDaysSchema,
  handInLinkIdSchema,
  handInLinkSchema,
} from '#domain/documents/hand-in-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { isFileName } from '#domain/shared/stored-file.ts'
import { putAddress } from './documents.ts'
import { ownedKeySchema } from './parameters.ts'
import type { RouteTable } from './route.ts'

const linkWithState = () => handInLinkSchema.unwrap().extend({ state: z.enum(handInStates) })

export const handInRoutes = {
  listHandInLinks: {
    capability: 'documents',
    method: 'GET',
    path: '/api/hand-in-links',
    audience: 'user',
    summary: 'The links by which others hand in documents for the caller, the newest first.',
    output: () => z.object({ links: z.array(linkWithState()).max(mostHandInLinks) }),
    errors: [],
  },
  createHandInLink: {
    capability: 'documents',
    method: 'POST',
    path: '/api/hand-in-links',
    audience: 'user',
    summary:
      'Makes a link by which somebody without an account hands in one document. Its key is told once.',
    body: () => handInAskSchema.unwrap().extend({ days: handInDaysSchema }),
    output: () => z.object({ link: linkWithState(), key: ownedKeySchema }),
    errors: ['not_found', 'too_many_requests'],
  },
  revokeHandInLink: {
    capability: 'documents',
    method: 'DELETE',
    path: '/api/hand-in-links/{link_id}',
    audience: 'user',
    summary: 'Ends a link; repeating it changes nothing.',
    params: () => z.object({ link_id: handInLinkIdSchema }),
    output: linkWithState,
    errors: ['not_found'],
  },
  openHandIn: {
    capability: 'documents',
    method: 'POST',
    path: '/api/hand-in',
    audience: 'public',
    summary:
      'What a link asks for, and how far what came by it is. The key is in the body, so that no log of addresses holds it.',
    body: () => z.object({ key: ownedKeySchema }),
    output: () =>
      handInAskSchema
        .unwrap()
        .omit({ product_id: true })
        .extend({
          state: z.enum(handInStates),
          product_name: z.string().nullable(),
          /** Who asks; null: the company has not said its name. */
          company_name: z.string().nullable(),
          ends_at: instantSchema,
          /** Why the last file was not taken. */
          refused: z.enum(refusals).nullable(),
        }),
    errors: ['link_not_valid', 'too_many_requests'],
  },
  handInDocument: {
    capability: 'documents',
    method: 'PUT',
    path: '/api/hand-in',
    audience: 'public',
    summary:
      'Announces the document that a link asks for and gives the address to put it to. Until a file has passed the check, another can take its place.',
    body: () =>
      z.object({
        key: ownedKeySchema,
        details: handedInDetailsSchema,
        file_name: z.string().max(255).refine(isFileName, 'not_a_file_name'),
        size_bytes: z.int().nonnegative(),
      }),
    output: () => z.object({ put: putAddress() }),
    errors: [
      'link_not_valid',
      'transition_not_allowed',
      'form_incomplete',
      'too_many_requests',
      'not_a_document_type',
      'file_too_large',
      'empty_file',
    ],
  },
} as const satisfies RouteTable
