import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { Facts } from '../../lib/tenders/facts.tsx'
import {
  groupNames,
  type PublishedGroup,
  publishedGroups,
} from '../../lib/tenders/published-fields.ts'
import { PublishedValue } from '../../lib/tenders/published-value.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './published-details.module.css'

/** Everything that was published, nothing dropped. */
export function PublishedDetails({ tender }: { readonly tender: PublishedTender }) {
  const { t } = useTranslation('tenders')
  const [showsEmpty, setShowsEmpty] = useState(false)
  return (
    <section className={styles.details} aria-labelledby="published">
      <div className={styles.head}>
        <h2 id="published">{t('detail.published')}</h2>
        <p>{t('detail.publishedLead')}</p>
        <Checkbox label={t('detail.showEmpty')} checked={showsEmpty} onChange={setShowsEmpty} />
      </div>
      <div className={styles.groups}>
        {groupNames.map((group) => (
          <Group key={group} group={group} tender={tender} showsEmpty={showsEmpty} />
        ))}
      </div>
    </section>
  )
}

interface GroupProps {
  readonly group: PublishedGroup
  readonly tender: PublishedTender
  readonly showsEmpty: boolean
}

function Group({ group, tender, showsEmpty }: GroupProps) {
  const { t } = useTranslation('tenders')
  const fields = publishedGroups[group].filter((field) => showsEmpty || tender[field] !== null)
  if (fields.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{t(`group.${group}`)}</h3>
      <Facts
        facts={fields.map((field) => ({
          key: field,
          label: t(`field.${field}`),
          value: <PublishedValue field={field} tender={tender} />,
        }))}
      />
    </section>
  )
}
