import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFree } from './free-place.ts'
import { toneIcons } from './notice.tsx'
import styles from './toasts.module.css'
import type { Toast } from './toasts.tsx'
import { useCountdown } from './use-countdown.ts'

/** The specified time (specification, point 9). */
const closeAfterMs = 4000

export interface ToastStackProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
}

/** The toasts that are shown, off whatever may be pressed next. */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const { t } = useTranslation('common')
  const stack = useRef<HTMLElement>(null)
  const isShown = toasts.length > 0
  useEffect(
    () => (stack.current === null || !isShown ? undefined : keepFree(stack.current)),
    [isShown],
  )
  return (
    <section ref={stack} className={styles.stack} aria-label={t('ui.messages')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  )
}

function ToastCard({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { t } = useTranslation('common')
  const tone = toast.tone ?? 'info'
  const Icon = toneIcons[tone]
  const countdown = useCountdown(tone === 'error' ? null : closeAfterMs, onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is looked at
    <div
      className={styles.toast}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={countdown.pause}
      onMouseLeave={countdown.resume}
      onFocus={countdown.pause}
      onBlur={countdown.resume}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.message && <p>{toast.message}</p>}
        {toast.action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              toast.action?.onPress()
              onClose()
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
