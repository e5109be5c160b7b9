import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Drawing, mostPoints, mostStrokes, pad } from '#domain/documents/forms/signing.ts'
import { Button } from '../../ui/button.tsx'
import styles from './signing.module.css'

interface Props {
  readonly id: string
  readonly drawing: Drawing
  readonly error: string | null
  readonly onChange: (change: (drawing: Drawing) => Drawing) => void
}

type Point = Drawing[number][number]

const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: within(((clientX - left) / width) * pad.width, pad.width),
    y: within(((clientY - top) / height) * pad.height, pad.height),
  }
}

/** Closer points add nothing to a line. */
const isNear = (one: Point, other: Point | undefined) =>
  other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 3

/** Takes up the line that is under way. */
function withPoint(drawing: Drawing, point: Point): Drawing {
  const last = drawing.at(-1)
  if (last === undefined || isNear(point, last.at(-1)) || drawing.flat().length >= mostPoints)
    return drawing
  return [...drawing.slice(0, -1), [...last, point]]
}

/** Where a signature is drawn, by finger, pen or mouse. Who cannot draw types the name instead. */
export function SignaturePad({ id, drawing, error, onChange }: Props) {
  const { t } = useTranslation('documents')
  const isDown = useRef(false)
  const stop = () => {
    isDown.current = false
  }
  return (
    <div className={styles.padField}>
      <svg
        id={id}
        className={styles.pad}
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        role="img"
        aria-label={t('sign.pad')}
        tabIndex={-1}
        onPointerDown={(event) => {
          if (!event.isPrimary) return
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          const point = pointOf(event)
          onChange((drawn) =>
            drawn.length >= mostStrokes || drawn.flat().length >= mostPoints
              ? drawn
              : [...drawn, [point]],
          )
        }}
        onPointerMove={(event) => {
          if (!isDown.current || !event.isPrimary) return
          const point = pointOf(event)
          onChange((drawn) => withPoint(drawn, point))
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        {drawing.map((stroke, index) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, in their order
            key={index}
            points={(stroke.length === 1 ? [...stroke, ...stroke] : stroke)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        ))}
      </svg>
      {error !== null && <p className={styles.wrong}>{error}</p>}
      <div className={styles.padFoot}>
        <span className={styles.soft}>{t('sign.padHint')}</span>
        <Button size="small" variant="quiet" onClick={() => onChange(() => [])}>
          {t('sign.clear')}
        </Button>
      </div>
    </div>
  )
}
