import { useQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'

/** Who hands in offers in the market of the application, as the settings say. */
export const useImporters = ({ tender }: ApiOutput<'findApplication'>) =>
  useQuery({
    queryKey: ['listImporters'],
    queryFn: ({ signal }) => callApi('listImporters', { signal }),
    select: ({ importers }) => importers.filter(({ market }) => market === tender.market),
  })
