import type { DeskView } from '#domain/desk/desk-view.ts'
import { callApi } from '../../../lib/api.ts'
import { useKeptViews } from '../../../lib/views/use-kept-views.ts'

/** The saved views of all lists, one's own and those that the desk shares. */
export const useDeskViews = () =>
  useKeptViews<DeskView>('listDeskViews', {
    list: (signal) => callApi('listDeskViews', { signal }),
    save: ({ shelf, view_id, ...facts }) =>
      callApi('saveDeskView', { params: { shelf, view_id }, body: facts }),
    remove: ({ shelf, view_id }) => callApi('removeDeskView', { params: { shelf, view_id } }),
  })
