import * as z from 'zod'
import { userIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'

const texts = () => z.record(z.string(), z.string()).nullish()

export const answeredSchema = z.lazy(() =>
  z.object({
    challengeName: z.string(),
    challengeResult: z.boolean(),
    challengeMetadata: z.string().nullish(),
  }),
)

/** What every event of the user pool says. The user name is the `sub`, as users sign in by an attribute. */
export const triggerEventSchema = z.lazy(() =>
  z.looseObject({
    triggerSource: z.string(),
    userName: userIdSchema,
    request: z.looseObject({ userAttributes: texts(), clientMetadata: texts() }),
  }),
)
export type TriggerEvent = z.infer<typeof triggerEventSchema>

/** The user's language: as the site said with the request, else as kept with the user. */
export function localeOf({ request }: TriggerEvent): Locale {
  const candidates = [request.clientMetadata?.locale, request.userAttributes?.locale, 'en']
  return localeSchema.parse(candidates.find((one) => localeSchema.safeParse(one).success))
}
