import type { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { listsFor } from '#domain/offers/field-lists.ts'
import { fieldValue } from '#domain/offers/field-values.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import { createNaming, nameDocuments } from '../offers/file-names.ts'
import { offerOf } from '../offers/offer-of.ts'

type Fields = RouteOutput<(typeof deskApplicationRoutes)['listOfferFields']>

/** Portals of all three markets take decimals with a comma. */
const asPortalWants = (value: string | number | null): string | null =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

/** What a submitted offer says to each field of the monopoly's form, in its order. */
export async function listOfferFields(
  { applications }: { readonly applications: Pick<ApplicationStore, 'find'> },
  { user_id, tender_id }: { readonly user_id: UserId; readonly tender_id: TenderId },
): Promise<Result<Fields, 'not_found'>> {
  const application = await applications.find(user_id, tender_id)
  const offer = application && offerOf(application)
  if (offer === null) return fail('not_found')
  const [list] = listsFor(offer.market)
  if (list === undefined) throw new Error(`no list of fields for ${offer.market}`)
  const { namesOf } = nameDocuments(offer, createNaming(offer))
  const { channel, order_basis, fields } = list
  return succeed({
    channel,
    order_basis,
    fields: fields.map(({ order, field, label, native, required, type }) => {
      const { value, source } = fieldValue({ field, type }, offer, namesOf)
      return { order, field, label, native, required, value: asPortalWants(value), source }
    }),
  })
}
