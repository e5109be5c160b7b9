import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { bytesOf, saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'

export interface PreviewButtonProps {
  readonly tenderId: TenderId
  /** Saves what was typed last: the server prints what it has. False: that failed, and the page says why. */
  readonly save?: () => Promise<boolean>
}

/** Downloads the offer as the draft says it, each page marked as a draft. */
export function PreviewButton({ tenderId, save }: PreviewButtonProps) {
  const { t } = useTranslation('workspace')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const failed = (message: string) => show({ tone: 'error', title: t('preview.failed'), message })
  const preview = async () => {
    setBusy(true)
    try {
      if (save !== undefined && !(await save())) return failed(t('preview.notSaved'))
      const made = await callApi('previewOffer', { params: { tender_id: tenderId } })
      saveFile(made.file_name, bytesOf(made.pdf), 'application/pdf')
      show({ tone: 'success', title: t('preview.done'), message: made.file_name })
    } catch (thrown) {
      failed(common(`errors.${errorCodeOf(thrown)}`))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      busy={isBusy}
      icon={<FileText aria-hidden="true" />}
      onClick={() => void preview()}
    >
      {t('preview.button')}
    </Button>
  )
}
