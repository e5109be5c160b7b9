import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { GridWork } from './use-grid-work.ts'

/** One line that says what was done, with the way back; no dialog asks before. */
export function GridWorkLine(props: { readonly work: GridWork | null }) {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  const { work } = props
  if (work === null) return null
  if (work.state === 'working') {
    return (
      <Notice announce title={t('grid.working', { done: work.done, all: work.all })}>
        <p>{t('grid.workingText')}</p>
      </Notice>
    )
  }
  if (work.state === 'failed') {
    return (
      <Notice
        tone="error"
        announce
        title={t('grid.failed')}
        action={<Button onClick={work.retry}>{t('grid.retry')}</Button>}
      >
        <p>{common(`errors.${work.code}`)}</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone={work.refused > 0 ? 'warning' : 'success'}
      announce
      title={t(`grid.${work.kind}`, { count: work.count })}
      action={work.undo !== null && <Button onClick={work.undo}>{t('products.undo')}</Button>}
    >
      {work.refused > 0 && <p>{t('grid.refused', { count: work.refused })}</p>}
    </Notice>
  )
}
