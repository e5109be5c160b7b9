import { useEffect, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Input, SearchField } from 'react-aria-components/SearchField'
import styles from './finder.module.css'

export interface FoundItem {
  /** Unique among all groups. */
  readonly key: string
  readonly label: string
  /** What tells it from others of the same name. */
  readonly more?: string | undefined
}

export interface FinderProps {
  /** What can be found; read out, and shown in the empty field. */
  readonly label: string
  readonly words: string
  readonly onWords: (words: string) => void
  readonly groups: readonly {
    readonly key: string
    readonly title: string
    readonly items: readonly FoundItem[]
  }[]
  readonly onChoose: (key: string) => void
  /** What is to be said of the search: that it goes on, found nothing, failed. */
  readonly said: string
}

/** A field with what was found below it: the arrow keys go through the list while the field keeps the focus. */
export function Finder({ label, words, onWords, groups, onChoose, said }: FinderProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // after the dialog around it, which takes the focus when it opens
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <Autocomplete inputValue={words} onInputChange={onWords}>
        <SearchField aria-label={label}>
          <Input ref={field} className={styles.field} placeholder={label} maxLength={200} />
        </SearchField>
        <Menu
          className={styles.list}
          aria-label={label}
          items={groups}
          onAction={(key) => onChoose(String(key))}
        >
          {({ key, title, items }) => (
            <MenuSection id={key} className={styles.group}>
              <Header className={styles.title}>{title}</Header>
              {items.map((item) => (
                <MenuItem
                  key={item.key}
                  id={item.key}
                  className={styles.item}
                  textValue={item.label}
                >
                  {item.label}
                  {item.more !== undefined && <span className={styles.more}>{item.more}</span>}
                </MenuItem>
              ))}
            </MenuSection>
          )}
        </Menu>
      </Autocomplete>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}
