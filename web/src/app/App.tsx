import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Location } from '#lib/history.ts'
import { Router } from '#lib/router.tsx'
import { useOpened } from '#ui/FullScreenLoader.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Overlays } from './Overlays.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

type Props = {
  client: QueryClient
  /** Where the server renders; a browser knows where it is. */
  place?: Location
}

export function App({ client, place }: Props) {
  useOpened()
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <Router {...(place && { first: place })}>
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
