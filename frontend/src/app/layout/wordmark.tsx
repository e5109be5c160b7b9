import styles from './wordmark.module.css'

/** A gate between two banks: the letter N drawn as one stroke. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M6 27V8.5c0-1 1.3-1.5 2-.7l16 18.4c.7.8 2 .3 2-.7V5" />
        <path className={styles.water} d="M2 31c3-1.6 5-1.6 8 0s5 1.6 8 0 5-1.6 8 0 4 1.2 6 0" />
      </svg>
      Nordgate
    </span>
  )
}
