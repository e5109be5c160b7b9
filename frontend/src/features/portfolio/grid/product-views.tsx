import { useTranslation } from 'react-i18next'
import { callApi } from '../../../lib/api.ts'
import { SavedViews } from '../../../lib/views/saved-views.tsx'
import { useKeptViews } from '../../../lib/views/use-kept-views.ts'

/** What the grid showed once, under names that the producer gave: filters, search and order. */
export function ProductViews() {
  const { t } = useTranslation('portfolio')
  const kept = useKeptViews('listProductViews', {
    list: (signal) => callApi('listProductViews', { signal }),
    save: ({ view_id, ...facts }) =>
      callApi('saveProductView', { params: { view_id }, body: facts }),
    remove: ({ view_id }) => callApi('removeProductView', { params: { view_id } }),
  })
  return <SavedViews kept={kept} make={(view) => view} hint={t('grid.noViews')} />
}
