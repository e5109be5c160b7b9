import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { MatchLineData } from './match-line.tsx'
import { useDismissal } from './use-dismissal.ts'

export interface DismissButtonProps {
  readonly match: Pick<MatchLineData, 'tender_id' | 'product_id'>
  readonly tenderTitle: string
  readonly productName: string
  readonly isDismissed: boolean
}

/** Sets a match aside, or brings it back. The focus goes on to a line that stays. */
export function DismissButton({
  match,
  tenderTitle,
  productName,
  isDismissed,
}: DismissButtonProps) {
  const { t } = useTranslation('matching')
  const dismissal = useDismissal(match, productName)
  const act = isDismissed ? 'bringBack' : 'dismiss'
  const Icon = isDismissed ? Undo2 : X
  return (
    <Button
      size="small"
      variant="quiet"
      data-dismiss
      busy={dismissal.isPending}
      aria-label={t(`row.${act}Named`, { product: productName, tender: tenderTitle })}
      icon={<Icon aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        focusNextLine(currentTarget)
        dismissal.mutate(!isDismissed)
      }}
    >
      {t(`row.${act}`)}
    </Button>
  )
}

/** The line is about to go: the same button of the next one, else of the one before it. */
function focusNextLine(button: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-dismiss]')]
  const at = all.indexOf(button)
  const next = all[at + 1] ?? all[at - 1]
  next?.focus()
}
