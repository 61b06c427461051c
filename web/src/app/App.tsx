import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from '#lib/router.tsx'
import { useOpened } from '#ui/FullScreenLoader.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Overlays } from './Overlays.tsx'
import { queryClient } from './queryClient.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

export function App() {
  useOpened()
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <ScrollKeeper />
          <RouteAnnouncer />
          <LoadingBar />
          <AppRoutes />
          <Overlays />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
