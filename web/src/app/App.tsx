import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from '#lib/router.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { queryClient } from './queryClient.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'
import { Toasts } from './Toasts.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <ScrollKeeper />
          <RouteAnnouncer />
          <AppRoutes />
          <Toasts />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
