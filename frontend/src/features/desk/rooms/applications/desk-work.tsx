import { useTranslation } from 'react-i18next'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { eventsOf } from '#domain/outcomes/outcome.ts'
import type { ApiOutput } from '../../../../lib/api.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { CheckPanel } from './check-panel.tsx'
import { DeskOrder } from './desk-order.tsx'
import { HandInPanel } from './hand-in-panel.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { RecordPanel } from './record-panel.tsx'

type Found = ApiOutput<'findApplication'>
const parts = ['check', 'package', 'hand_in', 'record', 'outcome', 'order'] as const
type Part = (typeof parts)[number]

/** Where the work goes on. */
const partOf = {
  to_check: 'check',
  to_hand_in: 'hand_in',
  awaiting_reference: 'record',
  offered: 'outcome',
} as const satisfies Record<NonNullable<Found['at_desk']>['stage'], Part>

/** Which part stands in the address; none: that where the work goes on. */
const parsePart = (search: URLSearchParams): { readonly part: Part | null } => ({
  part: parts.find((part) => part === search.get('part')) ?? null,
})
const partSearch = ({ part }: { readonly part: Part | null }): URLSearchParams =>
  new URLSearchParams(part === null ? {} : { part })

interface Props {
  readonly found: Found
  readonly desk: NonNullable<Found['at_desk']>
}

/** What the desk does with a submitted application, from the look through it to what became of the offer. */
export function DeskWork({ found, desk }: Props) {
  const { t } = useTranslation('desk-applications')
  const [{ part }, setPart] = useAddressState(parsePart, partSearch)
  const isWon = eventsOf(outcomeHistory(desk, found.tender.market)).some(
    ({ kind }) => kind === 'won',
  )
  const panels = {
    check: <CheckPanel found={found} desk={desk} />,
    package: <ApplicationReceipt user_id={found.user_id} tender_id={found.tender.tender_id} />,
    hand_in: <HandInPanel found={found} />,
    record: <RecordPanel found={found} />,
    outcome: <OutcomePanel found={found} desk={desk} />,
    // there is an order once the offer is won
    ...(isWon && { order: <DeskOrder found={found} /> }),
  } satisfies Partial<Record<Part, unknown>>
  const shown = Object.keys(panels) as Part[]
  return (
    <Tabs
      label={t('work.parts')}
      selected={shown.find((one) => one === part) ?? partOf[desk.stage]}
      onSelect={(part) => setPart({ part })}
      tabs={shown.map((key) => ({
        key,
        label: t(`work.part.${key}`),
        panel: panels[key],
      }))}
    />
  )
}
