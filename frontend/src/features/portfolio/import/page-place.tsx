import { useTranslation } from 'react-i18next'
import styles from './value-dialog.module.css'

/** In points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

interface Props {
  readonly page: number
  readonly size: PageSize
  /** From the left and the bottom of the page. */
  readonly place: PageSize & { readonly x: number; readonly y: number }
}

/** What is smaller could not be seen on an outline of a page: a share of its height. */
const least = 0.012

const within = (value: number, most: number) => Math.min(Math.max(0, value), most)

/** A page of a document in outline, with the lines marked that a product was read from. */
export function PagePlace({ page, size, place }: Props) {
  const { t } = useTranslation('imports')
  const height = Math.max(place.height, size.height * least)
  const middle = size.height - place.y - place.height / 2
  return (
    <figure className={styles.page}>
      <svg
        role="img"
        aria-label={t('value.onPage', { page })}
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <rect className={styles.sheet} width={size.width} height={size.height} />
        <rect
          className={styles.spot}
          x={within(place.x, size.width)}
          y={within(middle - height / 2, size.height - height)}
          width={within(place.width, size.width - within(place.x, size.width))}
          height={height}
        />
      </svg>
      <figcaption>{t('row.page', { page })}</figcaption>
    </figure>
  )
}
