import { useTranslation } from 'react-i18next'
import type { DeskView, ViewedList } from '#domain/desk/desk-view.ts'
import { SavedViews } from '../../../lib/views/saved-views.tsx'
import { useDeskViews } from './use-desk-views.ts'

const isShared = ({ shelf }: DeskView) => shelf === 'shared'

/** The saved views of a list, one's own and those for everybody at the desk. */
export function ViewBar({ list }: { readonly list: ViewedList }) {
  const { t } = useTranslation('desk')
  const kept = useDeskViews()
  return (
    <SavedViews<DeskView>
      kept={{ ...kept, views: kept.views?.filter((view) => view.list === list) }}
      make={(view, isForAll) => ({ ...view, list, shelf: isForAll ? 'shared' : 'own' })}
      sharing={{ isShared, label: t('views.for_all'), mark: t('views.shared') }}
    />
  )
}
