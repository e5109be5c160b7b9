import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { errorCodeOf } from '../api-error.ts'
import type { FreePreviewChoice } from './use-free-preview.ts'

interface Props {
  readonly tenderId: TenderId
  readonly choose: FreePreviewChoice
}

/** The press that shows a tender whole, and what it costs: the choice of another one. */
export function ChoosePreview({ tenderId, choose }: Props) {
  const { t } = useTranslation(['matching', 'common'])
  return (
    <>
      <div>
        <Button
          variant="primary"
          busy={choose.isPending}
          onClick={() => !choose.isPending && choose.mutate(tenderId)}
        >
          {t('preview.choose')}
        </Button>
      </div>
      <p>{t('preview.one')}</p>
      {choose.error && (
        <Notice tone="error" announce title={t('preview.failed')}>
          {t(`common:errors.${errorCodeOf(choose.error)}`)}
        </Notice>
      )}
    </>
  )
}
