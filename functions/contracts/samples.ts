import * as z from 'zod'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { sampleIdSchema } from '#domain/shared/ids.ts'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const samples = () => z.array(sampleSchema).max(mostSamples)

/** The bottles that go to importer and monopoly. */
export const sampleRoutes = {
  saveSamples: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/applications/{tender_id}/samples',
    audience: 'user',
    summary:
      'Keeps what the caller says of the samples of a submitted application, all of them as they are to be; refused over another version than the one that was seen.',
    params: tenderParams,
    body: () => z.object({ version: z.int().positive(), samples: samples() }),
    output: () => z.object({ version: z.int().positive(), samples: samples() }),
    errors: ['not_found', 'version_conflict', 'transition_not_allowed', 'too_many_drafts'],
  },
  printSamplePaper: {
    capability: 'offers',
    method: 'GET',
    path: '/api/applications/{tender_id}/samples/{sample_id}/{paper}',
    audience: 'user',
    summary:
      'What goes with samples, as a PDF in English: a sheet with a label for each bottle, or the pro-forma invoice for customs.',
    params: () =>
      tenderParams().extend({
        sample_id: sampleIdSchema,
        paper: z.enum(['labels', 'pro-forma']),
      }),
    output: () =>
      z.object({
        file_name: z.string(),
        pdf: z.string().meta({ contentEncoding: 'base64', contentMediaType: 'application/pdf' }),
      }),
    errors: ['not_found', 'form_incomplete', 'too_many_requests'],
  },
} as const satisfies RouteTable
