import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { refreshSession } from '../../lib/session.ts'
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
  const hasEnded = save.is === 'failed' && save.code === 'authentication_required'
  const needsPress = save.is === 'failed' && isOnline && !hasEnded
  return (
    <div className={styles.indicator} data-state={save.is}>
      <p role="status" className={styles.words}>
        <SaveWords save={save} isOnline={isOnline} />
      </p>
      {hasEnded && <SignInButton />}
      {needsPress && (
        <Button size="small" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  )
}

/** To the sign-in page and back to this form; the draft waits on the device. */
function SignInButton() {
  const { t } = useTranslation('common')
  const goTo = useLocaleNavigate()
  const { pathname, search } = useLocation()
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <Button
      size="small"
      onClick={async () => {
        // this tab may not know yet; the sign-in page sends away who seems signed in
        await refreshSession('new')
        goTo(`/auth?next=${next}`)
      }}
    >
      {t('sign_in_needed.log_in')}
    </Button>
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
