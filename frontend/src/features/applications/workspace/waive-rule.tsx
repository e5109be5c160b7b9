import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { Rule } from '#domain/compliance/rule.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './waive-rule.module.css'

/** Warnings may be, and what blocks only where its rule says so. */
export const mayBeWaived = (
  { phase, severity }: OfferFinding,
  rule: Pick<Rule, 'waivable'> | undefined,
): boolean => phase === 'offer' && (severity === 'warning' || rule?.waivable === true)

export interface WaiveRuleProps extends Pick<WorkspacePartProps, 'onChange' | 'readOnly'> {
  readonly finding: OfferFinding
  readonly onCommit: (change: () => void) => void
}

/** Taking the responsibility for a rule that is not kept: with a reason, and back again. */
export function WaiveRule({ finding, onChange, onCommit, readOnly }: WaiveRuleProps) {
  const { t } = useTranslation('workspace')
  const { instant } = useFormat()
  const { rule_id, waiver } = finding
  const change = (reason: string | null) =>
    onCommit(() =>
      onChange(({ waivers = [], ...draft }) => ({
        ...draft,
        waivers: [
          ...waivers.filter((one) => one.rule_id !== rule_id),
          ...(reason === null ? [] : [{ rule_id, reason }]),
        ],
      })),
    )
  if (waiver === null) return <AskReason onWaive={change} />
  const { by, at, reason } = waiver
  return (
    <div className={styles.waiver}>
      <p>
        {by === ''
          ? t('waive.soon', { reason })
          : t('waive.done', { who: by, when: instant(at), reason })}
      </p>
      {!readOnly && (
        <Button size="small" onClick={() => change(null)}>
          {t('waive.back')}
        </Button>
      )}
    </div>
  )
}

function AskReason({ onWaive }: { readonly onWaive: (reason: string) => void }) {
  const { t } = useTranslation('workspace')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  if (!isOpen) {
    return (
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('waive.open')}
        </Button>
      </p>
    )
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const given = reason.trim()
        setMissing(given === '')
        if (given === '') document.getElementById(id)?.focus()
        else onWaive(given)
      }}
    >
      <TextArea
        id={id}
        label={t('waive.reason')}
        hint={t('waive.hint')}
        error={isMissing ? t('waive.missing') : null}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.actions}>
        <Button size="small" type="submit">
          {t('waive.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
          {t('waive.cancel')}
        </Button>
      </div>
    </form>
  )
}
