import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireSession } from '../../lib/require-session.tsx'
import { OperatorsOnly } from './operators-only.tsx'

/** A page of the desk, below `/admin`: for who is signed in and works there. */
export const deskRoute = (path: string, page: ReactElement): RouteObject => ({
  path: `admin${path}`,
  element: (
    <RequireSession>
      <OperatorsOnly>{page}</OperatorsOnly>
    </RequireSession>
  ),
})
