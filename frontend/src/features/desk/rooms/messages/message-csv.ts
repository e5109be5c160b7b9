import { type ApiInput, type ApiOutput, callApi } from '../../../../lib/api.ts'
import { listCsv } from '../../list/list-csv.ts'

export type ListedMessage = ApiOutput<'listEnquiries'>['enquiries'][number]

/** Who wrote: a visitor by name, a buyer by the person to talk to. */
export const writerOf = ({ enquiry }: ListedMessage): string =>
  enquiry.kind === 'private_sale' ? enquiry.contact_name : enquiry.name

/** What they wrote. */
export function wordsOf({ enquiry }: ListedMessage): string {
  if (enquiry.kind === 'message') return enquiry.message
  return enquiry.kind === 'consultation' ? enquiry.topic : enquiry.wanted
}

/** All of them under the filter, names of fields and values as those of the API. */
export const messageCsv = (query: ApiInput<'listEnquiries'>['query']): Promise<string> =>
  listCsv<ApiOutput<'listEnquiries'>, ListedMessage>({
    ask: (page) => callApi('listEnquiries', { query: { ...query, ...page } }),
    rowsOf: ({ enquiries }) => enquiries,
    columns: [
      'reference',
      ['kind', ({ enquiry }) => enquiry.kind],
      ['status', ({ enquiry }) => enquiry.status],
      ['name', writerOf],
      ['company', ({ enquiry }) => enquiry.company],
      ['email', ({ enquiry }) => enquiry.email],
      ['language', ({ enquiry }) => enquiry.language],
      ['received_at', ({ enquiry }) => enquiry.received_at],
      ['responsible', ({ enquiry }) => enquiry.responsible?.email ?? null],
      ['due', ({ enquiry }) => enquiry.due],
      ['text', wordsOf],
    ],
  })
