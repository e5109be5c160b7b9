import { useTranslation } from 'react-i18next'
import type { MailState } from '#domain/desk/mail-record.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import type { ApiOutput } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Notice, type NoticeTone } from '../../../../ui/notice.tsx'

type AtDesk = NonNullable<ApiOutput<'findApplication'>['at_desk']>
export type SentOffer = AtDesk['sent'][number]

/** What the mail service has not told after this time it will hardly tell. */
const toldWithinMs = 3_600_000

/** `waiting`: its word is still to come. `unknown`: there will be none, or it is no longer kept. */
type Delivery = Exclude<MailState, 'sent'> | 'waiting' | 'unknown'

/** What became of a mail, as far as it is known. */
export function deliveryState({ delivery, message_id, at }: SentOffer, now: Date): Delivery {
  const state = delivery?.state ?? 'sent'
  if (state !== 'sent') return state
  const isNew = now.getTime() - Date.parse(at) < toldWithinMs
  return message_id !== null && isNew ? 'waiting' : 'unknown'
}

const tones = {
  waiting: 'info',
  unknown: 'warning',
  delivered: 'success',
  delayed: 'warning',
  bounced: 'error',
  rejected: 'error',
  complained: 'error',
} as const satisfies Record<Delivery, NoticeTone>

const mends = (state: Delivery) => state === 'bounced'
const asksFor = (state: Delivery) =>
  state === 'delayed' || state === 'bounced' || state === 'rejected' || state === 'complained'
    ? state
    : null

/** Each time that the offer left the desk, and what became of its mail. */
export function SentOffers({ desk }: { readonly desk: AtDesk }) {
  return desk.sent.map((sent, at) => (
    <SentOne
      key={sent.at}
      sent={sent}
      isOpen={at === desk.sent.length - 1 && desk.stage === 'awaiting_reference'}
    />
  ))
}

interface Props {
  readonly sent: SentOffer
  /** Its reference is still to come. */
  readonly isOpen: boolean
}

function SentOne({ sent, isOpen }: Props) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const { channel, to, by, at, delivery } = sent
  const left = t(`hand_in.sent_${channel}`, { to, who: by.email, time: instant(at) })
  if (channel === 'portal') {
    return <Notice title={left}>{isOpen && <p>{t('hand_in.reference_open')}</p>}</Notice>
  }
  const state = deliveryState(sent, new Date())
  const trouble = asksFor(state)
  return (
    <Notice
      tone={tones[state]}
      title={left}
      action={
        isOpen && mends(state) && <LinkButton to="/admin/settings">{t('mail.settings')}</LinkButton>
      }
    >
      <p>{t(`delivery.${state}`, { time: delivery && instant(delivery.state_at) })}</p>
      {trouble && delivery?.detail && <p>{t('delivery.said', { detail: delivery.detail })}</p>}
      {trouble && isOpen && <p>{t(`delivery.${trouble}_do`)}</p>}
      {trouble && to !== null && (
        <p>
          <LocaleLink to={`/admin/log?view=mails&address=${encodeURIComponent(to)}`}>
            {t('delivery.mails')}
          </LocaleLink>
        </p>
      )}
      {isOpen && !trouble && <p>{t('hand_in.reference_open')}</p>}
    </Notice>
  )
}
