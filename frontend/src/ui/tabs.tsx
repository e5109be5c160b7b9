import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabsProps<Key extends string> {
  /** What the choice is about; read out. */
  readonly label: string
  readonly selected: Key
  readonly onSelect: (key: Key) => void
  /** Only the selected panel is in the page. */
  readonly tabs: readonly { key: Key; label: ReactNode; panel: ReactNode }[]
}

export function Tabs<Key extends string>({ label, selected, onSelect, tabs }: TabsProps<Key>) {
  const list = useSelectedInView(selected)
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key as Key)}
    >
      <TabList ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className={styles.tab}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className={styles.panel}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Where not all tabs fit, the list shows the selected one; the page itself does not move. */
function useSelectedInView(selected: string) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each selection
  useEffect(() => {
    // the list is filled after its first rendering
    const frame = requestAnimationFrame(() => {
      const list = ref.current
      const tab = list?.querySelector<HTMLElement>('[data-selected]')
      if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [selected])
  return ref
}
