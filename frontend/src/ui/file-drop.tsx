import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { Button } from './button.tsx'
import styles from './file-drop.module.css'

export interface FileDropProps {
  /** The invitation, e.g. "Drag your price lists here". */
  readonly title: string
  /** Which files, how large. */
  readonly hint?: ReactNode
  /** The words of the button that does all that dropping does. */
  readonly selectLabel: string
  /** For the file dialog: endings and media types. */
  readonly accept: readonly string[]
  readonly multiple?: boolean
  /** Whether selecting is the next step of the page. Default: true. */
  readonly isMain?: boolean
  readonly onSelect: (files: File[]) => void
}

export function FileDrop({
  title,
  hint,
  selectLabel,
  accept,
  multiple = true,
  isMain = true,
  onSelect,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // it stays the same while the zone around the rest comes: a dialog may have been opened from it
  const chooser = (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={selectLabel}
      accept={accept.join(',')}
      multiple={multiple}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // the same file chosen again must be a change again
        event.target.value = ''
        if (files.length > 0) onSelect(files)
      }}
    />
  )
  const content = (
    <>
      <Upload className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {hint && <div className={styles.hint}>{hint}</div>}
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        {selectLabel}
      </Button>
    </>
  )
  // the zone brings an inline style, which the policy of a page that comes as finished HTML does not let pass
  const zone = isDrawnHere ? (
    <DropZone
      className={styles.drop}
      aria-label={title}
      onDrop={async (event) => {
        const files = event.items.filter((item) => item.kind === 'file')
        onSelect(await Promise.all(files.map((item) => item.getFile())))
      }}
    >
      {content}
    </DropZone>
  ) : (
    <div className={styles.drop}>{content}</div>
  )
  return (
    <>
      {zone}
      {chooser}
    </>
  )
}

const never = () => () => {}
