import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { NoticeTone } from './notice.tsx'

export interface ToastContent {
  /** Errors stay until they are closed. Default: `info`. */
  readonly tone?: NoticeTone
  readonly title: string
  readonly message?: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface Toast extends ToastContent {
  readonly id: number
}

/** The specified number (specification, point 9). */
const visibleAtMost = 3

const ToastContext = createContext<{ show(toast: ToastContent): void }>({ show: () => {} })

let Stack: typeof import('./toast-stack.tsx').ToastStack | null = null
const loadStack = () =>
  import('./toast-stack.tsx').then(
    ({ ToastStack }) => {
      Stack = ToastStack
    },
    () => {},
  )

/** `useToasts().show({ tone, title, message, action })` */
export function useToasts() {
  // with the page that may show one, not with the first page, and before the network may be lost
  useEffect(() => void loadStack(), [])
  return useContext(ToastContext)
}

let lastId = 0

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = useCallback((content: ToastContent) => {
    lastId += 1
    const toast = { ...content, id: lastId }
    setToasts((before) => [...before, toast].slice(-visibleAtMost))
    if (Stack === null) void loadStack().then(() => setToasts((before) => [...before]))
  }, [])
  const close = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id))
  }, [])
  const value = useMemo(() => ({ show }), [show])
  return (
    <ToastContext value={value}>
      {children}
      {Stack && <Stack toasts={toasts} onClose={close} />}
    </ToastContext>
  )
}
