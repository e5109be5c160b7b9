import { useMutation } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { isInvoiceable, type Sample } from '#domain/samples/sample.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { bytesOf, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'

interface Props {
  readonly tenderId: TenderId
  readonly sample: Sample
  readonly isInvoiced: boolean
}

/** The papers that go with the bottles. */
export function PaperButtons({ tenderId, sample, isInvoiced }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const { sample_id } = sample
  const printing = useMutation({
    mutationFn: (paper: 'labels' | 'pro-forma') =>
      callApi('printSamplePaper', { params: { tender_id: tenderId, sample_id, paper } }),
    networkMode: 'always',
    onSuccess: ({ file_name, pdf }) => saveFile(file_name, bytesOf(pdf), 'application/pdf'),
    onError: (error) =>
      show({
        tone: 'error',
        title: t('printFailed'),
        message: common(`errors.${errorCodeOf(error)}`),
      }),
  })
  const button = (paper: 'labels' | 'pro-forma', label: string, disabled = false) => (
    <Button
      size="small"
      icon={<FileText aria-hidden="true" />}
      busy={printing.isPending && printing.variables === paper}
      disabled={disabled}
      onClick={() => printing.mutate(paper)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {button('labels', t('labels'))}
      {isInvoiced && button('pro-forma', t('proForma'), !isInvoiceable(sample))}
      {isInvoiced && !isInvoiceable(sample) && <span>{t('proFormaMissing')}</span>}
    </>
  )
}
