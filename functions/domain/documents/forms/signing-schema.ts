import * as z from 'zod'
import { productIdSchema } from '../../shared/ids.ts'
import { formFieldKeys, signableKinds } from './signable-forms.ts'
import { longestValue, mostPoints, mostStrokes, pad } from './signing.ts'

const line = () => z.string().trim().max(200)

const pointSchema = () =>
  z.object({
    x: z.int().min(0).max(pad.width),
    y: z.int().min(0).max(pad.height),
  })

/** Lines as they were drawn, from the upper left corner of the pad. */
const drawingSchema = () =>
  z
    .array(z.array(pointSchema()).min(1).max(mostPoints))
    .max(mostStrokes)
    .refine((strokes) => strokes.flat().length <= mostPoints, 'too_many_points')

const valuesSchema = () =>
  z.partialRecord(z.enum(formFieldKeys), z.string().trim().max(longestValue))

/** A form with what is said in it. */
export const filledFormSchema = z.lazy(() =>
  z.object({ kind: z.enum(signableKinds), values: valuesSchema() }),
)

/** A form that is signed on screen. */
export const signingSchema = z.lazy(() =>
  z.object({
    kind: z.enum(signableKinds),
    values: valuesSchema(),
    /** Made by the page for each signature: the same one again is known as the same. */
    attempt: z.uuid(),
    product_id: productIdSchema.nullable(),
    signer: z.object({
      name: line(),
      position: line(),
      /** "I am entitled to sign for the producer." */
      is_entitled: z.boolean(),
      /** Null: the typed name is the signature. */
      drawing: drawingSchema().nullable(),
    }),
  }),
)
