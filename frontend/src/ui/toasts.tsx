import X from 'lucide-react/icons/x'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type NoticeTone, toneIcons } from './notice.tsx'
import styles from './toasts.module.css'
import { useCountdown } from './use-countdown.ts'

export interface ToastContent {
  /** Errors stay until they are closed. Default: `info`. */
  readonly tone?: NoticeTone
  readonly title: string
  readonly message?: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

interface Toast extends ToastContent {
  readonly id: number
}

/** The specified times and numbers (specification, point 9). */
const closeAfterMs = 4000
const visibleAtMost = 3

/** A page goes on while a toast is there: rows come, bars appear, one scrolls. */
const lookAgainMs = 100

const ToastContext = createContext<{ show(toast: ToastContent): void }>({ show: () => {} })

/** `useToasts().show({ tone, title, message, action })` */
export const useToasts = () => useContext(ToastContext)

let lastId = 0

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = useCallback((content: ToastContent) => {
    lastId += 1
    const toast = { ...content, id: lastId }
    setToasts((before) => [...before, toast].slice(-visibleAtMost))
  }, [])
  const close = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id))
  }, [])
  const value = useMemo(() => ({ show }), [show])
  const stack = useRef<HTMLElement>(null)
  useFreePlace(stack, toasts.length)
  return (
    <ToastContext value={value}>
      {children}
      <section ref={stack} className={styles.stack} aria-label={t('ui.messages')}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </section>
    </ToastContext>
  )
}

/** Keeps the toasts off whatever may be pressed next. */
function useFreePlace(stack: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = stack.current
    if (element === null || count === 0) return
    let move = (_: HTMLElement) => {}
    const look = () => move(element)
    const usual = () => element.removeAttribute('style')
    // nobody needs it before the first toast
    import('./free-place.ts').then(
      ({ moveToFreePlace }) => {
        move = moveToFreePlace
      },
      () => {},
    )
    const timer = setInterval(look, lookAgainMs)
    // a place of another width may be out of sight
    addEventListener('resize', usual)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', usual)
      usual()
    }
  }, [stack, count])
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
