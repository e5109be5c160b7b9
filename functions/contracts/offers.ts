import * as z from 'zod'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

export const offerRoutes = {
  previewOffer: {
    capability: 'offers',
    method: 'GET',
    path: '/api/applications/{tender_id}/preview',
    audience: 'user',
    summary:
      'The offer as the caller\u2019s saved draft says it, as a PDF with the mark "DRAFT"; with or without access to the tender.',
    params: tenderParams,
    output: () =>
      z.object({
        file_name: z.string(),
        /** The saved version that it is made of. */
        version: z.int().positive(),
        /** Some hundred kilobytes: an answer holds six megabytes. */
        pdf: z.string().meta({ contentEncoding: 'base64', contentMediaType: 'application/pdf' }),
      }),
    errors: ['not_found', 'transition_not_allowed', 'too_many_requests'],
  },
} as const satisfies RouteTable
