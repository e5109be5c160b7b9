import { useTranslation } from 'react-i18next'
import { type Market, marketFacts } from '#domain/shared/market.ts'

/** Who hands the offer to the monopoly: in no market is it this site in its own name. */
export function WhoSubmits({ market }: { readonly market: Market }) {
  const { t } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  return (
    <p>
      {t('review.whoSubmits', {
        market: word(`market.${market}`),
        monopoly: marketFacts[market].monopoly,
        partner: t(`review.partner.${market}`),
      })}
    </p>
  )
}
