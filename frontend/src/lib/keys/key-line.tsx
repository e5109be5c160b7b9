import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from './key-line.module.css'
import { letterKeys } from './use-workspace-keys.ts'

/** The keys of the page in one quiet line; phones have none. */
export function KeyLine() {
  const { t } = useTranslation('workspace')
  const isOn = useSyncExternalStore(letterKeys.subscribe, letterKeys.get, () => true)
  return (
    <div className={styles.line}>
      {isOn && (
        <>
          <span>
            <kbd>N</kbd> {t('keys.next')}
          </span>
          <span>
            <kbd>G</kbd> {t('keys.then')} <kbd>O</kbd> <kbd>C</kbd> <kbd>D</kbd> <kbd>P</kbd>{' '}
            <kbd>T</kbd> {t('keys.part')}
          </span>
        </>
      )}
      <span>
        <kbd>{t('keys.ctrl')}</kbd> <kbd>↵</kbd> {t('keys.submit')}
      </span>
      <Button size="small" variant="quiet" onClick={() => letterKeys.set(!isOn)}>
        {t(isOn ? 'keys.off' : 'keys.on')}
      </Button>
    </div>
  )
}
