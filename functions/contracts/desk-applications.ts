import * as z from 'zod'
import { deskWorkSchema, handInChannels } from '#domain/applications/desk-work.ts'
import { threadMessageSchema } from '#domain/applications/message.ts'
import { documentFileSchema } from '#domain/documents/document-schema.ts'
import { outcomeEntrySchema } from '#domain/outcomes/outcome-schema.ts'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import {
  fileIdSchema,
  sampleIdSchema,
  threadMessageIdSchema,
  userIdSchema,
} from '#domain/shared/ids.ts'
import { putAddress } from './documents.ts'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const ofProducer = () => tenderParams().extend({ user_id: userIdSchema })
/** The version that the operator saw: who was slower is told, nothing is overwritten. */
const version = () => z.int().positive()
const worked = () => z.object({ version: version(), desk: deskWorkSchema })
const signedAddress = () => z.object({ url: z.url(), expires_at: z.iso.datetime() })
const refusals = ['not_found', 'version_conflict', 'transition_not_allowed'] as const

const thread = () => z.object({ messages: z.array(threadMessageSchema).max(200) })
const written = () =>
  z.object({
    /** Made by the page of who writes: a repetition answers the same. */
    message_id: threadMessageIdSchema,
    text: threadMessageSchema.unwrap().shape.text,
  })
const threadRefusals = ['not_found', 'thread_full'] as const

/** What an operator does with one submitted application. */
export const deskApplicationRoutes = {
  takeOverApplication: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/admin/applications/{user_id}/{tender_id}/responsible',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'The caller takes a submitted application over, from a colleague too, or lets it go; refused where somebody else did something since.',
    params: ofProducer,
    body: () => z.object({ version: version(), responsible: z.boolean() }),
    output: worked,
    errors: refusals,
  },
  waiveFinding: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/waivers',
    audience: 'administrator',
    assurance: 'aal2',
    summary: 'An administrator takes the responsibility for a finding of a submitted application.',
    params: ofProducer,
    body: () =>
      z.object({
        version: version(),
        rule_id: z.string().min(1).max(80),
        reason: z.string().trim().min(1).max(1000),
      }),
    output: worked,
    errors: [...refusals, 'not_waivable'],
  },
  checkOffer: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/check',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'A submitted application was looked through and may be handed in.',
    params: ofProducer,
    body: () => z.object({ version: version() }),
    output: worked,
    errors: refusals,
  },
  listOfferFields: {
    capability: 'receipts',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/hand-in',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'The fields of the monopoly\u2019s form in their order, each with the value of the offer as the portal wants it and where it is from.',
    params: ofProducer,
    output: () =>
      z.object({
        channel: z.string(),
        /** `inferred`: the form itself is not public. */
        order_basis: z.enum(['inferred', 'practice']),
        fields: z
          .array(
            z.object({
              order: z.int().positive(),
              field: z.string(),
              label: z.string(),
              native: z.string(),
              required: z.boolean(),
              /** Null: the offer says nothing there. */
              value: z.string().nullable(),
              source: z.string(),
            }),
          )
          .max(100),
      }),
    errors: ['not_found'],
  },
  handInOffer: {
    capability: 'receipts',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/hand-in',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'The offer left the desk: entered in the portal, or by one mail with the sealed package, which this sends to an importer of the settings. It does not count as offered before its reference is recorded.',
    params: ofProducer,
    body: () =>
      z.discriminatedUnion('channel', [
        z.object({ channel: z.literal(handInChannels[0]), version: version() }),
        z.object({
          channel: z.literal(handInChannels[1]),
          version: version(),
          to: z.email().max(254),
        }),
      ]),
    output: worked,
    errors: [
      ...refusals,
      'not_an_importer',
      'package_not_sealed',
      'package_changed',
      'package_too_large',
    ],
  },
  recordReference: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/reference',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'What the monopoly gave for an offer: it counts as offered from here on, and its producer is told. A later record corrects the one before.',
    params: ofProducer,
    body: () =>
      z.object({
        version: version(),
        reference: z.string().trim().min(1).max(120),
        /** Day and time on the clock of the market. */
        given_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      }),
    output: worked,
    errors: [...refusals, 'time_not_valid'],
  },
  addConfirmation: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/confirmations',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Announces the file that the monopoly gave with the last record and gives the address to put it to. It takes the place of one that did not come or was refused.',
    params: ofProducer,
    body: () =>
      z.object({
        version: version(),
        file_name: documentFileSchema.unwrap().shape.file_name,
        size_bytes: z.int().nonnegative(),
      }),
    output: () => worked().extend({ put: putAddress() }),
    errors: [...refusals, 'not_a_document_type', 'file_too_large', 'empty_file'],
  },
  findConfirmation: {
    capability: 'applications',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/confirmations/{file_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The address of the confirmation of any record, once it has passed the check.',
    params: () => ofProducer().extend({ file_id: fileIdSchema }),
    output: signedAddress,
    errors: ['not_found', 'file_not_clean'],
  },
  getConfirmation: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications/{tender_id}/confirmations/{file_id}',
    audience: 'user',
    summary:
      'The address of the confirmation that the monopoly gave for the caller\u2019s offer, of the record that counts.',
    params: () => tenderParams().extend({ file_id: fileIdSchema }),
    output: signedAddress,
    errors: ['not_found', 'file_not_clean'],
  },
  recordOutcome: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/outcomes',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Records what happened to an offer after its submission, or what corrects an entry; the producer is told. Refused where it cannot follow what was recorded before. Repeating it answers the same.',
    params: ofProducer,
    body: () => z.object({ version: version(), entry: outcomeEntrySchema }),
    output: worked,
    errors: [...refusals, 'time_not_valid'],
  },
  recordSample: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/admin/applications/{user_id}/{tender_id}/samples/{sample_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Records of samples what the desk sees when they are there: the day, lot and vintage as they stand on the bottles, and what is kept back. The producer sees it.',
    params: () => ofProducer().extend({ sample_id: sampleIdSchema }),
    body: () =>
      sampleSchema
        .unwrap()
        .pick({ lot: true, vintage: true, arrived_on: true, retained: true, retained_at: true })
        .extend({ version: version() }),
    output: () => z.object({ version: version(), samples: z.array(sampleSchema).max(mostSamples) }),
    errors: [...refusals, 'time_not_valid'],
  },
  listThread: {
    capability: 'applications',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/messages',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Questions and answers between one producer and the desk on an application.',
    params: ofProducer,
    output: thread,
    errors: ['not_found'],
  },
  writeToProducer: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/messages',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'A question or an answer of the desk; the producer is told by mail, once.',
    params: ofProducer,
    body: written,
    output: thread,
    errors: threadRefusals,
  },
  listMessages: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications/{tender_id}/messages',
    audience: 'user',
    summary: 'Questions and answers between the caller and the desk on an application.',
    params: tenderParams,
    output: thread,
    errors: ['not_found'],
  },
  writeToDesk: {
    capability: 'applications',
    method: 'POST',
    path: '/api/applications/{tender_id}/messages',
    audience: 'user',
    summary: 'A question or an answer of the caller; the desk is told by mail, once.',
    params: tenderParams,
    body: written,
    output: thread,
    errors: [...threadRefusals, 'too_many_requests'],
  },
} as const satisfies RouteTable
