import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteContent, SiteContentKind } from '#domain/content/site-content.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'

export type EditedItem = ApiOutput<'getContent'>
export interface ContentPlace {
  readonly kind: SiteContentKind
  readonly content_id: string
}

const keyOf = ({ kind, content_id }: ContentPlace) => ['getContent', kind, content_id] as const

/** An item of the desk; null where nobody has saved anything yet. */
export const useContentItem = (place: ContentPlace) =>
  useQuery({
    queryKey: keyOf(place),
    queryFn: ({ signal }) =>
      callApi('getContent', { params: place, signal }).catch((thrown: unknown) => {
        if (errorCodeOf(thrown) === 'not_found') return null
        throw thrown
      }),
    // what is being typed is not replaced
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const contentSteps = ['save', 'publish', 'take_back', 'remove', 'undo'] as const
export type ContentStep = (typeof contentSteps)[number]

function takeStep(
  step: ContentStep,
  params: ContentPlace,
  version: number,
  content: SiteContent,
): Promise<EditedItem> {
  const body = { version }
  switch (step) {
    case 'save':
      return callApi('saveContent', { params, body: { version, content } })
    case 'publish':
      return callApi('publishContent', { params, body })
    case 'take_back':
      return callApi('takeBackContent', { params, query: body })
    case 'remove':
      return callApi('removeContent', { params, query: body })
    case 'undo':
      return callApi('undoContent', { params, body })
  }
}

export interface Asked {
  readonly step: ContentStep
  readonly version: number
  readonly content: SiteContent
}

/** One step with an item. What the site and the list show is asked for again. */
export function useContentStep(
  place: ContentPlace,
  onDone: (item: EditedItem, asked: Asked) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ step, version, content }: Asked) => takeStep(step, place, version, content),
    onSuccess: async (item, asked) => {
      queries.setQueryData(keyOf(place), item)
      onDone(item, asked)
      await Promise.all(
        ['listContent', 'getSiteContent', 'getPublishedNews'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
    },
  })
}
