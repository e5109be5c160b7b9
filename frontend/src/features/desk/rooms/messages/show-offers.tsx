import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { ChangeFailure } from './change-failure.tsx'
import styles from './enquiries.module.css'
import type { ListedMessage } from './message-csv.ts'
import type { ListedOffer } from './offers.tsx'

interface Props {
  readonly sale: Extract<ListedMessage['enquiry'], { kind: 'private_sale' }>
  /** Those to be shown. */
  readonly offers: readonly ListedOffer[]
  /** Whether the buyer has any before them. */
  readonly hasShown: boolean
  /** No offer waits to be shown. */
  readonly isNoneOpen: boolean
  readonly onShown: () => void
}

/** Shows offers to the buyer by one mail, after a second look; or mails the link anew. */
export function ShowOffers({ sale, offers, hasShown, isNoneOpen, onShown }: Props) {
  const { t } = useTranslation(['desk-messages', 'common'])
  const toasts = useToasts()
  const [asking, setAsking] = useState<readonly ListedOffer[] | null>(null)
  const show = useMutation({
    mutationFn: (chosen: readonly ListedOffer[]) =>
      callApi('showOffers', {
        params: { enquiry_id: sale.enquiry_id },
        body: { offers: chosen.map(({ product_id, version }) => ({ product_id, version })) },
      }),
    onSuccess: () => {
      setAsking(null)
      toasts.show({ tone: 'success', title: t('show.done', { email: sale.email }) })
      onShown()
    },
    onError: (error) => {
      setAsking(null)
      if (errorCodeOf(error) === 'version_conflict') onShown()
    },
  })
  return (
    <>
      <div className={styles.owner}>
        {!isNoneOpen && (
          <Button
            variant="primary"
            disabled={offers.length === 0}
            onClick={() => {
              show.reset()
              setAsking(offers)
            }}
          >
            {t('show.button', { count: offers.length })}
          </Button>
        )}
        {hasShown && (
          <Button
            onClick={() => {
              show.reset()
              setAsking([])
            }}
          >
            {t('show.again')}
          </Button>
        )}
      </div>
      <ChangeFailure error={show.error} />
      <Dialog
        isOpen={asking !== null}
        title={t(asking?.length === 0 ? 'show.again' : 'show.sure')}
        onClose={() => setAsking(null)}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>{t('common:ui.cancel')}</Button>
            <Button
              variant="primary"
              busy={show.isPending}
              onClick={() => asking !== null && !show.isPending && show.mutate(asking)}
            >
              {t('show.yes')}
            </Button>
          </>
        }
      >
        <p>
          {t(asking?.length === 0 ? 'show.again_effect' : 'show.effect', { email: sale.email })}
        </p>
        <ul>
          {asking?.map(({ product_id, product_name, company_name }) => (
            <li key={product_id}>
              {[product_name, company_name].filter(Boolean).join(' \u00b7 ')}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
