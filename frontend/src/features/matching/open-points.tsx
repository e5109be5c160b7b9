import { useTranslation } from 'react-i18next'
import { statuses } from '#domain/matching/verdict.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { MatchLineData } from './match-line.tsx'
import styles from './open-points.module.css'

/** The reasons of a verdict in a line: what is not met, nearly met, unknown. */
export function OpenPoints({ points }: { readonly points: MatchLineData['open_points'] }) {
  const { t: word } = useTranslation('vocabulary')
  const textOf = useTextOf('matching')
  const groups = statuses
    .map((status) => ({
      status,
      kinds: [...new Set(points.filter((one) => one.status === status).map(({ kind }) => kind))],
    }))
    .filter(({ kinds }) => kinds.length > 0)
  return (
    <ul className={styles.points}>
      {groups.map(({ status, kinds }) => (
        <li key={status}>
          <StatusMark status={status}>
            {word('labelled', {
              label: word(`status.${status}`),
              words: kinds.map((kind) => textOf(`kind.${kind}`) ?? kind).join(', '),
            })}
          </StatusMark>
        </li>
      ))}
    </ul>
  )
}
