import { Check, CloudOff, HardDrive, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Button } from '../../ui/button.tsx'
import type { SaveState } from './autosave.ts'
import styles from './save-indicator.module.css'

export interface SaveIndicatorProps {
  /** `device`: nobody is signed in, so the device is all there is. */
  readonly save: SaveState | { readonly is: 'device' }
  readonly onRetry?: () => void
}

/** Where the draft is: saved, on its way, or on this device only. Said in words, announced quietly. */
export function SaveIndicator({ save, onRetry }: SaveIndicatorProps) {
  const { t } = useTranslation('applications')
  const isOnline = useIsOnline()
  const needsPress = save.is === 'failed' && isOnline
  return (
    <div className={styles.indicator} data-state={save.is}>
      <p role="status" className={styles.words}>
        <SaveWords save={save} isOnline={isOnline} />
      </p>
      {needsPress && (
        <Button size="small" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  )
}

function SaveWords({
  save,
  isOnline,
}: Pick<SaveIndicatorProps, 'save'> & { readonly isOnline: boolean }) {
  const { t } = useTranslation('applications')
  const { time } = useFormat()
  if (!isOnline && save.is !== 'saved' && save.is !== 'device') {
    return (
      <>
        <CloudOff aria-hidden="true" /> {t('save.offline')}
      </>
    )
  }
  switch (save.is) {
    case 'saved': {
      if (save.at === null) return null
      return (
        <>
          <Check aria-hidden="true" /> {t('save.savedAt', { time: time(save.at) })}
        </>
      )
    }
    case 'saving':
      return (
        <>
          <LoaderCircle aria-hidden="true" /> {t('save.saving')}
        </>
      )
    case 'unsaved':
      return (
        <>
          <HardDrive aria-hidden="true" /> {t('save.unsaved')}
        </>
      )
    case 'failed':
      return (
        <>
          <TriangleAlert aria-hidden="true" />{' '}
          {t(save.code === 'authentication_required' ? 'save.signInAgain' : 'save.failed')}
        </>
      )
    case 'device':
      return (
        <>
          <HardDrive aria-hidden="true" /> {t('save.device')}
        </>
      )
    case 'conflict':
      return (
        <>
          <TriangleAlert aria-hidden="true" /> {t('save.device')}
        </>
      )
  }
}
