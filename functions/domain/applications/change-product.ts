import { scopeOf } from '../compliance/field-scopes.ts'
import type { ComplianceField } from '../compliance/fields.ts'
import type { ChosenDocument } from '../documents/chosen-document.ts'
import { isSame } from '../shared/is-same.ts'
import type { FormData } from './application.ts'

type Before = Pick<FormData, 'product_id' | 'facts' | 'documents' | 'waivers'>
type Library = readonly Pick<ChosenDocument, 'document_id' | 'product_id'>[]

/**
 * The draft without what was said of another product: answers to the rules, waivers and documents that were
 * carried over from it unchanged. What speaks of the company stays, and so does what is said anew.
 */
export function withoutFormerProduct(data: FormData, before: Before, library: Library): FormData {
  const former = before.product_id
  if (former === null || data.product_id === former) return data
  const { facts, documents, waivers, ...others } = data
  const isCarried = (list: 'facts' | 'documents', key: string, value: unknown) =>
    isSame(before[list]?.[key], value)
  const isOfFormer = (id: string) =>
    library.some(({ document_id, product_id }) => document_id === id && product_id === former)
  return {
    ...others,
    ...(facts && {
      facts: kept(
        facts,
        (key, value) => isOfCompany(key as ComplianceField) || !isCarried('facts', key, value),
      ),
    }),
    ...(documents && {
      documents: kept(documents, (key, id) => !isCarried('documents', key, id) || !isOfFormer(id)),
    }),
    ...(waivers && {
      waivers: waivers.filter(
        ({ rule_id, reason }) =>
          !before.waivers?.some((one) => one.rule_id === rule_id && one.reason === reason),
      ),
    }),
  }
}

const isOfCompany = (field: ComplianceField): boolean => scopeOf(field) === 'company'

const kept = <Value>(
  list: Readonly<Record<string, Value>>,
  isKept: (key: string, value: Value) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(list).filter(([key, value]) => isKept(key, value)))
