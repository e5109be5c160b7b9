import { useQueryClient } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { OfferActions } from '../../../lib/offers/offer-actions.tsx'
import { OfferCard } from '../../../lib/offers/offer-card.tsx'

type Asked = ApiOutput<'openAnswers'>

interface Props {
  readonly offer: Asked['offers'][number]
  readonly asked: Asked
  readonly linkKey: string
}

/** One offer as the buyer answers it. */
export function AnswerableOffer({ offer, asked, linkKey }: Props) {
  const queries = useQueryClient()
  const queryKey = ['openAnswers', linkKey]
  return (
    <OfferCard offer={offer}>
      {!asked.is_closed && (
        <OfferActions
          offer={offer}
          side="buyer"
          market={asked.market}
          steps={['accepted', 'declined', 'asked']}
          take={async (step, said) => {
            const { product_id, version } = offer
            const body = { key: linkKey, product_id, version, step, ...said }
            queries.setQueryData(queryKey, await callApi('answerOffer', { body }))
          }}
          onConflict={() => void queries.invalidateQueries({ queryKey })}
        />
      )}
    </OfferCard>
  )
}
