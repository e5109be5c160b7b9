import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'

interface Props {
  readonly text: string
  readonly label: string
}

export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation('accounts')
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show({ tone: 'success', title: t('copy.done') })
    } catch {
      toasts.show({ tone: 'error', title: t('copy.failed') })
    }
  }
  return (
    <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
