import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { errorCodeOf } from './api-error.ts'

export interface FileDownloadButtonProps {
  readonly label: string
  /** Tells the file apart from others for who does not see where the button stands. */
  readonly accessibleName: string
  /** Said when the address could not be had. */
  readonly failed: string
  readonly className?: string | undefined
  /** Asks for an address that opens the file for a short time. */
  readonly askForAddress: () => Promise<{ readonly url: string }>
}

/** Downloads a file that only its owner may open. */
export function FileDownloadButton(props: FileDownloadButtonProps) {
  const { label, accessibleName, failed, className, askForAddress } = props
  const { t } = useTranslation('common')
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { url } = await askForAddress()
      location.assign(url)
    } catch (thrown) {
      show({ tone: 'error', title: failed, message: t(`errors.${errorCodeOf(thrown)}`) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="quiet"
      className={className}
      busy={isBusy}
      icon={<Download aria-hidden="true" />}
      aria-label={accessibleName}
      onClick={() => void download()}
    >
      {label}
    </Button>
  )
}
