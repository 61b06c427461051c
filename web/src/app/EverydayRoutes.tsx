import { loadRoute, type RoutePath, Routes } from '#lib/router.tsx'
import * as pages from './everydayPages.ts'

/** Beside the main pages: in the main layout, but not in the first file, and apart from what people seldom open. */
const routes: RoutePath[] = [
  { path: '/messages', element: <pages.MessagesPage /> },
  { path: '/messages/join/:code', element: <pages.JoinGroupPage /> },
  { path: '/messages/:id', element: <pages.MessagesPage /> },
  { path: '/trending', element: <pages.TrendingPage /> },
  { path: '/votes', element: <pages.VotesPage /> },
  { path: '/districts', element: <pages.DistrictsPage /> },
  { path: '/districts/:key', element: <pages.DistrictPage /> },
  { path: '/bookmarks/kept', element: <pages.KeptPage /> },
  { path: '/lists', element: <pages.ListsPage /> },
  { path: '/lists/:id', element: <pages.ListPage /> },
  { path: '/outbox', element: <pages.OutboxPage /> },
  { path: '/reports', element: <pages.ReportsPage /> },
  { path: '/follow-requests', element: <pages.FollowRequestsPage /> },
  { path: '/data-use', element: <pages.DataUsePage /> },
  { path: '*', element: <pages.NotFoundPage /> },
]

export function EverydayRoutes() {
  return <Routes routes={routes} />
}

EverydayRoutes.load = (pathname: string) => loadRoute(routes, pathname)
