import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { AccessPlanSlot } from '../lib/access-plan-slot.tsx'
import { queryClient } from '../lib/query-client.ts'
import { ToastProvider } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.tsx'
import { SignInAgain } from './sign-in-again.tsx'

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

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AccessPlanSlot value={AccessPlanPanel}>
          <ToastProvider>
            <BrowserRouter>
              <Pages />
              <SignInAgain />
            </BrowserRouter>
          </ToastProvider>
        </AccessPlanSlot>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
