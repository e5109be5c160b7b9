import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDotDashed from 'lucide-react/icons/circle-dot-dashed'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import styles from './part-nav.module.css'
import { type Part, partPath, parts } from './parts.ts'

export interface PartState {
  readonly is: 'nothing' | 'in_work' | 'ready' | 'blocked' | 'warning' | 'unknown' | 'time' | 'sent'
  readonly words: string
}
export type PartStates = Readonly<Record<Part, PartState>>

const icons = {
  nothing: Circle,
  in_work: CircleDotDashed,
  ready: CircleCheck,
  blocked: CircleX,
  warning: TriangleAlert,
  unknown: CircleHelp,
  time: Clock,
  sent: Lock,
} as const

export interface PartNavProps {
  readonly tenderId: number
  readonly current: Part
  readonly states: PartStates
}

/** The five parts, each with its own state in words; on a phone they scroll sideways. */
export function PartNav({ tenderId, current, states }: PartNavProps) {
  const { t } = useTranslation('workspace')
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each part
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={t('parts')} id={partNavId} className={styles.nav}>
      <ul ref={list} className={styles.parts}>
        {parts.map((part) => {
          const { is, words } = states[part]
          const Icon = icons[is]
          return (
            <li key={part}>
              <LocaleLink
                to={partPath(tenderId, part)}
                className={styles.part}
                aria-current={part === current ? 'page' : undefined}
              >
                <span className={styles.name}>{t(`part.${part}`)}</span>
                <span className={styles.state} data-state={is}>
                  <Icon aria-hidden="true" />
                  {words}
                </span>
              </LocaleLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const partNavId = 'parts'
