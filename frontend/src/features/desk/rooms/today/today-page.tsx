import { Navigate } from 'react-router-dom'
import { useLocalePath } from '../../../../i18n/use-locale-path.ts'

/** `/admin`: the day begins with the applications. */
export function TodayPage() {
  return <Navigate replace to={useLocalePath()('/admin/applications')} />
}
