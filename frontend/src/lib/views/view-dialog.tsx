import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestName } from '#domain/shared/longest-name.ts'
import type { ViewId } from '#domain/shared/saved-view.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { errorCodeOf } from '../api-error.ts'

interface Named {
  readonly view_id: ViewId
  readonly name: string
  readonly isForAll: boolean
}

interface Props {
  readonly title: string
  readonly name: string
  /** What giving it to all is called; null: that is not asked. */
  readonly forAll: string | null
  readonly save: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSave: (named: Named) => void
  readonly onClose: () => void
}

/** Names a view. */
export function ViewDialog({ title, name: before, forAll, save, onSave, onClose }: Props) {
  const { t } = useTranslation(['views', 'common'])
  const [isForAll, setForAll] = useState(false)
  const [isTried, setTried] = useState(false)
  // one id however often it is tried
  const [view_id] = useState(() => `view_${crypto.randomUUID()}` as ViewId)
  const submit = (name: string) => {
    setTried(true)
    onSave({ view_id, name, isForAll })
  }
  return (
    <NameDialog
      title={title}
      name={before}
      longest={longestName}
      words={{ label: t('name'), missing: t('name_missing'), keep: t('keep') }}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {forAll !== null && <Checkbox label={forAll} checked={isForAll} onChange={setForAll} />}
      {/* not of an earlier try in another dialog */}
      {isTried && save.error && (
        <Notice tone="error" announce title={t('not_changed')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </NameDialog>
  )
}
