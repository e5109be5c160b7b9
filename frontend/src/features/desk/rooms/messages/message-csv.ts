import { type ApiInput, type ApiOutput, callApi } from '../../../../lib/api.ts'
import { listCsv } from '../../list/list-csv.ts'

export type ListedMessage = ApiOutput<'listEnquiries'>['enquiries'][number]

/** Who wrote: a visitor by name, a buyer by the person to talk to. */
export const writerOf = ({ enquiry }: ListedMessage): string =>
  enquiry.kind === 'message' ? enquiry.name : enquiry.contact_name

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
      ['text', ({ enquiry }) => (enquiry.kind === 'message' ? enquiry.message : enquiry.wanted)],
    ],
  })
