import { useTranslation } from 'react-i18next'
import type { Upload } from '#domain/portfolio/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useReadAgain } from './use-import.ts'

/** Products that the newer list no longer has leave the portfolio, and come back. */
export function GoneChoice(props: { readonly upload: Upload; readonly disabled: boolean }) {
  const { upload, disabled } = props
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  const isOut = upload.import?.is_gone_out ?? false
  return (
    <Notice
      action={
        <Button
          disabled={disabled || again.isPending}
          onClick={() =>
            again.mutate(
              { take_out_gone: !isOut },
              {
                onError: (thrown) => fail(isOut ? t('putBackFailed') : t('takeOutFailed'), thrown),
              },
            )
          }
        >
          {isOut ? t('putBack') : t('takeOutGone')}
        </Button>
      }
    >
      {isOut ? t('putBackText') : t('takeOutText')}
    </Notice>
  )
}
