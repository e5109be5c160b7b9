import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskView, DeskViewId, ViewedList } from '#domain/desk/desk-view.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { type SavedView, useSaveView } from './use-views.ts'
import styles from './view-bar.module.css'

interface Props {
  readonly list: ViewedList
  readonly search: string
  /** Null: a new one is saved. */
  readonly view: SavedView | null
  readonly onClose: () => void
}

/** Names a view; a new one may be for everybody at the desk. */
export function ViewDialog({ list, search, view, onClose }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const toasts = useToasts()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(false)
  const [isTried, setTried] = useState(false)
  // one id however often it is tried
  const [newId] = useState(() => `view_${crypto.randomUUID()}` as DeskViewId)
  const form = useId()
  const save = useSaveView()
  const said = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said === '' || save.isPending) return
    const place: Pick<DeskView, 'shelf' | 'view_id'> = view ?? {
      shelf: isShared ? 'shared' : 'own',
      view_id: newId,
    }
    const { shelf, view_id } = place
    save.mutate(
      { shelf, view_id, list, search, name: said },
      {
        onSuccess: () => {
          onClose()
          toasts.show({
            tone: 'success',
            title: t('views.saved', { name: said }),
            ...(view && {
              action: { label: t('views.undo'), onPress: () => save.mutate(view) },
            }),
          })
        },
      },
    )
  }
  return (
    <Dialog
      title={t(view === null ? 'views.save' : 'views.rename')}
      isOpen
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" busy={save.isPending}>
          {t('views.keep')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('views.name')}
          maxLength={60}
          value={name}
          onChange={setName}
          error={isTried && said === '' ? t('views.name_missing') : null}
        />
        {view === null && (
          <Checkbox label={t('views.for_all')} checked={isShared} onChange={setShared} />
        )}
        {save.error && (
          <Notice tone="error" announce title={t('not_saved')}>
            {t(`common:errors.${errorCodeOf(save.error)}`)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
