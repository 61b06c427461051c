import { loadRoute, type RoutePath, Routes } from '#lib/router.tsx'
import * as pages from './rarePages.ts'

/** In the main layout, but not in the first file: each name of a page weighs on every first visit. */
const routes: RoutePath[] = [
  { path: '/jesclips/:id/stats', element: <pages.ClipStatsPage /> },
  { path: '/jehub/:name/moderate', element: <pages.HubModeratePage /> },
  { path: '/appeal/:id', element: <pages.AppealPage /> },
  { path: '/admin', element: <pages.AdminPage /> },
  { path: '/admin/:section', element: <pages.AdminPage /> },
  { path: '/admin/:section/:id', element: <pages.AdminPage /> },
  { path: '/analytics', element: <pages.AnalyticsPage /> },
  { path: '/premium', element: <pages.PremiumPage /> },
  { path: '/premium/how', element: <pages.RevenuePage /> },
  { path: '/premium/earnings', element: <pages.EarningsPage /> },
  { path: '/premium/earnings/:month', element: <pages.StatementPage /> },
  { path: '/premium/orders', element: <pages.OrdersPage /> },
  { path: '/premium/orders/:id', element: <pages.OrderPage /> },
  { path: '/blogs', element: <pages.BlogsPage /> },
  { path: '/blogs/:id/:title', element: <pages.BlogPage /> },
  { path: '/privacy-policy', element: <pages.PrivacyPolicyPage /> },
  { path: '/terms', element: <pages.TermsPage /> },
  { path: '/rules', element: <pages.RulesPage /> },
  { path: '/help', element: <pages.HelpPage /> },
  { path: '/help/grievance', element: <pages.GrievancePage /> },
  { path: '/help/:slug', element: <pages.HelpArticlePage /> },
  { path: '/about', element: <pages.AboutPage /> },
  { path: '*', element: <pages.NotFoundPage /> },
]

export function RareRoutes() {
  return <Routes routes={routes} />
}

RareRoutes.load = (pathname: string) => loadRoute(routes, pathname)
