import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly maxItems?: number
}

/** The lists in an answer that are not part of an item of another list, by their way through it. */
function listsIn(schema: JsonSchema, way: readonly string[] = []): string[] {
  if (schema.type === 'array') return schema.maxItems === undefined ? [way.join('.')] : []
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    listsIn(part, [...way, name]),
  )
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...new Set([...inside, ...choices.flatMap((part) => listsIn(part, way))])]
}

const answerOf = ({ output }: Route): JsonSchema =>
  z.toJSONSchema(output(), { unrepresentable: 'any', reused: 'inline' }) as JsonSchema

/** The database holds 400 kB in a row, which fits into an answer several times. */
const oneRow = 'it lies in one row'
const ofOneTender = 'it is made from the row of one tender'

/** Why a list without pages cannot grow, by route and the beginning of its way through the answer. */
const bounded: Readonly<Record<string, string>> = {
  'listFactors factors': 'a user has at most one factor of each type',
  'verifyFactor recovery_codes': 'there are ten',
  'makeRecoveryCodes recovery_codes': 'there are ten',
  'listExports exports': 'the newest twenty are listed',
  'getErasure erased': 'it is the same for everybody',
  'getErasure kept': 'it is the same for everybody',
  'listSavedSearches searches': 'an account has at most twenty',
  'listMarkets markets': 'there are three',
  'listMutedTenders tender_ids': 'those of tenders that are told of, a number each, for 400 days',
  'getMatchSummary by_market': 'there are three',
  'getMatchSummary facts_to_add': 'a product has some thirty facts',
  'getMatchPreview preview': ofOneTender,
  'chooseMatchPreview preview': ofOneTender,
  'listStock products': 'those that somebody counted by hand or offers, one offer per tender',
  'countStock products': 'those that somebody counted by hand or offers, one offer per tender',
  'getTimeline steps': 'a procedure has some forty',
  'markStep steps': 'a procedure has some forty',
  'getTender tender': oneRow,
  'getTender criteria': oneRow,
  'getTenderChanges before': oneRow,
  'getTenderChanges after': oneRow,
  'getTenderChanges fields': ofOneTender,
  'getTenderChanges requirements': ofOneTender,
  'saveTender published': oneRow,
  'saveTender corrected_criteria': oneRow,
  'correctCriteria published': oneRow,
  'correctCriteria corrected_criteria': oneRow,
  'undoTenderChange published': oneRow,
  'undoTenderChange corrected_criteria': oneRow,
  'getDeskTender tender': oneRow,
  'getDeskTender left_out': oneRow,
  'getDeskTender criteria': oneRow,
  'createIntake intake': oneRow,
  'getIntake intake': oneRow,
  'getIntake publication': oneRow,
  'mapIntakeColumns columns': oneRow,
  'mapIntakeColumns notes': oneRow,
  'mapIntakeColumns missing': oneRow,
  'getIntakeRow left_out': oneRow,
  'getIntakeRow set_aside': oneRow,
  'getIntakeRow criteria': oneRow,
  'getIntakeRow criteria_before': oneRow,
  'getIntakeRow doubts': oneRow,
  'getIntakeRow differences': oneRow,
  'getIntakeRow published': oneRow,
  'saveIntakeRow row': oneRow,
  'publishIntake numbers': oneRow,
  'publishIntake published': oneRow,
  'publishIntake refused': oneRow,
  'publishIntake kept': oneRow,
  'undoPublication numbers': oneRow,
  'undoPublication published': oneRow,
  'undoPublication refused': oneRow,
  'undoPublication kept': oneRow,
  'createUpload upload.problems': oneRow,
  'getUpload problems': oneRow,
  'readUploadAgain problems': oneRow,
  'undoImport problems': oneRow,
  'listImportRows evidence': 'one at most for each row of the page',
  'listImportRows questions': 'twelve at most are asked',
  'addProduct corrected_fields': oneRow,
  'getProduct corrected_fields': oneRow,
  'correctProduct corrected_fields': oneRow,
  'restoreProduct corrected_fields': oneRow,
  'getTenderMatches criteria': oneRow,
  'getOpenRequirements criteria': ofOneTender,
  'getOpenRequirements compared.results': ofOneTender,
  'getOpenRequirements others': ofOneTender,
  'getRequirementCounts kinds': ofOneTender,
  'getProductMatch criteria': oneRow,
  'getProductMatch product': oneRow,
  'getProductMatch match': ofOneTender,
  'getApplication form': ofOneTender,
  'findApplication form': ofOneTender,
  'getApplication submitted_check': oneRow,
  'findApplication submitted_check': oneRow,
  'getReceipt receipt': 'a package holds some dozens of files',
  'findReceipt receipt': 'a package holds some dozens of files',
  'listReceiptKeys keys': 'a key is added by hand every few years',
  'syncApplications not_submitted': 'it names tenders of the request',
  'syncApplications unknown': 'it names tenders of the request',
  'getCompanyProfile completeness.missing': 'it names fields of the profile',
  'saveCompanyProfile completeness.missing': 'it names fields of the profile',
  'getCheckout payment.tender_ids': 'one payment takes fifty at most',
  'getBilling single_tender_ids': oneRow,
  'listInvoices invoices': 'the newest hundred are listed; the portal of the provider has all',
  'grantAccess single_tender_ids': oneRow,
  'findPayment payment.tender_ids': 'one payment takes fifty at most',
  'findPayment payment.credited_tender_ids': 'one payment takes fifty at most',
  'findPayment applications': 'one payment takes fifty at most',
  'findPayment provider.shares': 'one payment takes fifty at most',
  'findPayment provider.refunds': 'the provider takes some dozens of refunds of a payment',
  'refundPayment payment.tender_ids': 'one payment takes fifty at most',
  'refundPayment payment.credited_tender_ids': 'one payment takes fifty at most',
  'refundPayment applications': 'one payment takes fifty at most',
  'refundPayment provider.shares': 'one payment takes fifty at most',
  'refundPayment provider.refunds': 'the provider takes some dozens of refunds of a payment',
  'offerForPrivateSale events': 'an offer has eighty steps at most',
  'changeOwnOffer offer.events': 'an offer has eighty steps at most',
  'recordOfferStep events': 'an offer has eighty steps at most',
  'showOffers offers': 'fifty are shown at once',
  'openAnswers offers': 'the desk chooses each of them by hand',
  'answerOffer offers': 'the desk chooses each of them by hand',
  'getProducer completeness.missing': 'it names fields of the profile',
  'getProducer plan.single_tender_ids': oneRow,
  'listOperators operators': 'a team of some people',
  'listImporters importers': 'partners by contract, some per market',
}

const lists = Object.entries<Route>(routes).flatMap(([name, route]) =>
  listsIn(answerOf(route)).map((way) => ({ name, route, list: `${name} ${way}` })),
)
const declarationOf = (list: string) =>
  Object.keys(bounded).find((known) => list === known || list.startsWith(`${known}.`))
const isPaged = (route: Route) => answerOf(route).properties?.next_cursor !== undefined

describe('lists in answers', () => {
  it.each(lists.map(({ list, ...of }) => [list, of] as const))(
    'have pages or are known not to grow: %s',
    (list, { route, name }) => {
      const undeclared = lists.filter((one) => one.name === name && !declarationOf(one.list))
      if (declarationOf(list) !== undefined) return
      expect(isPaged(route), `${list} can grow: page it, or say here why it cannot`).toBe(true)
      // a cursor leads through one list
      expect(undeclared).toHaveLength(1)
    },
  )

  it('are declared once and for a reason that still holds', () => {
    const used = new Set(lists.map(({ list }) => declarationOf(list)))
    expect(Object.keys(bounded).filter((declared) => !used.has(declared))).toEqual([])
  })

  it.each(Object.entries<Route>(routes).filter(([, route]) => isPaged(route)))(
    'are asked for by the one cursor and at most a hundred items at once: %s',
    (_, route) => {
      const query = route.query?.()
      // key dates are asked for by days as well
      const days = { from: '2027-01-01', to: '2027-01-31' }
      expect(query?.safeParse({ ...days, cursor: 'abc', limit: '100' }).success).toBe(true)
      expect(query?.safeParse({ ...days, limit: '101' }).success).toBe(false)
      expect(route.errors).toContain('invalid_cursor')
    },
  )
})
