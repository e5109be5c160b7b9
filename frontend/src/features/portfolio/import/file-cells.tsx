import { columnLetter } from './column-letter.ts'
import styles from './import-page.module.css'

interface Props {
  readonly cells: readonly string[]
  /** The cell that a value was read from. */
  readonly marked?: number | null
  /** They are the cells of a column. */
  readonly isTurned?: boolean
}

/** The filled cells of a row of the file, under the names that a spreadsheet gives their columns. */
export function FileCells({ cells, marked = null, isTurned = false }: Props) {
  const filled = cells.flatMap((text, index) => (text === '' ? [] : [{ text, index }]))
  return (
    <ul className={styles.cells}>
      {filled.map(({ text, index }) => (
        <li key={index}>
          {!isTurned && (
            <span className={styles.letter} aria-hidden="true">
              {columnLetter(index)}
            </span>
          )}
          {index === marked ? <mark>{text}</mark> : text}
        </li>
      ))}
    </ul>
  )
}
