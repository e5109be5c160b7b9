import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPoints } from '../missing-points.tsx'
import styles from './check-part.module.css'
import { FindingGroupList } from './finding-group.tsx'
import { findingGroups, groupFindings } from './finding-groups.ts'
import { GivenAnswers } from './given-answers.tsx'
import { formProblemsOf, openPoints } from './open-points.ts'
import { firstControl } from './place-of-point.ts'

/** What tender, law and monopoly say of the offer: what blocks first, what is kept folded away. */
export function CheckPart(props: WorkspacePartProps) {
  const { t } = useTranslation('workspace')
  const { t: applications } = useTranslation('applications')
  const language = useLanguage()
  const rules = useRules()
  const { tender, form, check, readOnly } = props
  const groups = useMemo(() => groupFindings(check), [check])
  const problems = formProblemsOf(check)
  const { list, commit, said } = useNextRow(openPoints(check).length)
  if (rules.isPending) {
    return (
      <div role="status" aria-label={t('check.loading')}>
        <Skeleton awaits="application" lines={8} />
      </div>
    )
  }
  return (
    <div ref={list} className={styles.check}>
      <p className={styles.lead}>
        {t('check.lead', { count: check.findings.length })}{' '}
        {language !== 'en' && t('check.english')}
      </p>
      {rules.isError && (
        <Notice
          tone="warning"
          announce
          action={<Button onClick={() => void rules.refetch()}>{t('check.retry')}</Button>}
        >
          {t('check.failed')}
        </Notice>
      )}
      {!readOnly && problems.length > 0 && (
        <MissingPoints
          tenderId={tender.tender_id}
          form={form}
          problems={problems}
          title={t('check.inForm', { count: problems.length })}
          facts={check.facts}
        />
      )}
      {check.blocking.length === 0 && problems.length === 0 && rules.isSuccess && (
        <Notice tone="success">
          {readOnly ? t('check.none') : applications('review.complete')}
        </Notice>
      )}
      {findingGroups.map((group) => (
        <FindingGroupList
          key={group}
          group={group}
          shown={groups[group]}
          all={check.findings.length}
          onCommit={commit}
          {...props}
        />
      ))}
      <GivenAnswers {...props} />
      <p role="status" className={styles.said}>
        {said !== null && t('check.left', { count: said })}
      </p>
    </div>
  )
}

/** After an answer the focus goes to the row that came in the place of its own, and what is left is said. */
function useNextRow(blocking: number) {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  const [said, setSaid] = useState<number | null>(null)
  const commit = useCallback((change: () => void) => {
    const own = document.activeElement?.closest<HTMLElement>('[data-open-row]')
    wanted.current = own ? openRows(list.current).indexOf(own) : null
    change()
  }, [])
  // with every rendering: the first one after the change has taken the answer in
  useEffect(() => {
    const at = wanted.current
    if (at === null) return
    wanted.current = null
    setSaid(blocking)
    const rows = openRows(list.current)
    const next = rows[at] ?? rows.at(-1)
    if (next && !next.contains(document.activeElement)) firstControl(next)?.focus()
  })
  return { list, commit, said }
}

/** What is folded away cannot be focused. */
const openRows = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-open-row]') ?? [])].filter(
    (row) => row.closest('details:not([open])') === null,
  )
