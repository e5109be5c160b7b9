import type { ReactNode } from 'react'
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
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key as Key)}
    >
      <TabList className={styles.list} aria-label={label}>
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
