import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { eventsOf } from '#domain/outcomes/outcome.ts'
import type { ApiOutput } from '../../../../lib/api.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { ApplicationReceipt } from './application-receipt.tsx'
import { CheckPanel } from './check-panel.tsx'
import { DeskOrder } from './desk-order.tsx'
import { HandInPanel } from './hand-in-panel.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { RecordPanel } from './record-panel.tsx'

type Found = ApiOutput<'findApplication'>
type Part = 'check' | 'package' | 'hand_in' | 'record' | 'outcome' | 'order'

/** Where the work goes on. */
const partOf = {
  to_check: 'check',
  to_hand_in: 'hand_in',
  awaiting_reference: 'record',
  offered: 'outcome',
} as const satisfies Record<NonNullable<Found['at_desk']>['stage'], Part>

interface Props {
  readonly found: Found
  readonly desk: NonNullable<Found['at_desk']>
}

/** What the desk does with a submitted application, from the look through it to what became of the offer. */
export function DeskWork({ found, desk }: Props) {
  const { t } = useTranslation('desk-applications')
  const [chosen, setChosen] = useState<Part | null>(null)
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
  return (
    <Tabs
      label={t('work.parts')}
      selected={chosen ?? partOf[desk.stage]}
      onSelect={setChosen}
      tabs={(Object.keys(panels) as Part[]).map((key) => ({
        key,
        label: t(`work.part.${key}`),
        panel: panels[key],
      }))}
    />
  )
}
