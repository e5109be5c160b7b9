import { formWords } from '#domain/documents/forms/form-words.ts'
import type { SignableKind } from '#domain/documents/forms/signable-forms.ts'
import type { FormValues } from '#domain/documents/forms/signing.ts'
import styles from './signing.module.css'

interface Props {
  readonly kind: SignableKind
  readonly values: FormValues
}

/** The whole text as it is printed. It is English in every language of the page. */
export function FormToSign({ kind, values }: Props) {
  const { title, entries, paragraphs, notes } = formWords(kind, values)
  return (
    <article className={styles.paper} lang="en">
      <h4>{title}</h4>
      <dl className={styles.entries}>
        {entries.map(({ field, label, text }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{text === '' ? '\u2026' : text}</dd>
          </div>
        ))}
      </dl>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {notes.map((text) => (
        <p key={text} className={styles.soft}>
          {text}
        </p>
      ))}
    </article>
  )
}
