import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { AccessPlanSlot } from '../lib/access-plan-slot.tsx'
import { WorkspacePartsSlot } from '../lib/applications/workspace-part.ts'
import { queryClient } from '../lib/query-client.ts'
import { ToastProvider } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.tsx'
import { ServedLocation } from './served-location.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { workspaceParts } from './workspace-parts.ts'

const LazyAccessPlanPanel = lazy(async () => {
  const { AccessPlanPanel } = await import('../features/billing/access-plan-panel.tsx')
  return { default: AccessPlanPanel }
})

function AccessPlanPanel() {
  return (
    <Suspense>
      <LazyAccessPlanPanel />
    </Suspense>
  )
}

const Pages = () => useRoutes(routes)

export interface AppProps {
  /** The browser's, or a fixed one while a page is rendered at build time. */
  readonly router: ComponentType<{ readonly children: ReactNode }>
  /** The path of the prerendered page that React hydrates: the first rendering must be the same. */
  readonly renderedFor: string | null
}

export function App({ router: Router, renderedFor }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AccessPlanSlot value={AccessPlanPanel}>
          <WorkspacePartsSlot value={workspaceParts}>
            <ToastProvider>
              <Router>
                <ServedLocation renderedFor={renderedFor}>
                  <Pages />
                </ServedLocation>
                <SignInAgain />
              </Router>
            </ToastProvider>
          </WorkspacePartsSlot>
        </AccessPlanSlot>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
