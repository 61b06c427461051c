import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from '#lib/router.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { queryClient } from './queryClient.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <ScrollKeeper />
          <RouteAnnouncer />
          <AppRoutes />
          <Toaster />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
