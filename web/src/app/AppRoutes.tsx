import { Suspense } from 'react'
import { loadRoute, type RoutePath, Routes, usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { Navigate } from '#ui/Navigate.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import * as pages from './pages.ts'
import { Shell } from './Shell.tsx'

/** Inside the main layout. */
const inside: RoutePath[] = [
  { path: '/', element: <pages.HomePage /> },
  { path: '/notifications', element: <pages.NotificationsPage /> },
  { path: '/jesclips', element: <Navigate to="/jesclips/latest" /> },
  { path: '/jesclips/latest', element: <pages.ClipsPage /> },
  { path: '/jesclips/:id', element: <pages.ClipsPage /> },
  { path: '/add-jesclips', element: <pages.AddClipPage /> },
  { path: '/add-post', element: <pages.AddPostPage /> },
  { path: '/post/:username/:id/:title', element: <pages.PostPage /> },
  { path: '/p/:id', element: <pages.PostPage /> },
  { path: '/edit/:username/:id/:title', element: <pages.EditPostPage /> },
  { path: '/je/:username', element: <pages.ProfilePage /> },
  { path: '/setting', element: <pages.SettingPage /> },
  { path: '/bookmarks', element: <pages.BookmarksPage /> },
  { path: '/jehubs', element: <pages.HubsPage /> },
  { path: '/jehub/:name', element: <pages.HubPage /> },
  { path: '/search', element: <pages.SearchPage /> },
  { path: '/explore', element: <pages.ExplorePage /> },
  { path: '*', element: <Rest /> },
]

/** The paths of `EverydayRoutes`. */
const EVERYDAY =
  /^\/(messages|trending|votes|districts|bookmarks|lists|outbox|reports|follow-requests|data-use)\b/

function Rest() {
  const Found = restOf(usePlace().pathname)
  return <Found />
}

Rest.load = (pathname: string) => restOf(pathname).load(pathname)

function restOf(pathname: string) {
  return EVERYDAY.test(pathname) ? pages.EverydayRoutes : pages.RareRoutes
}

/** The paths of `AuthRoutes`. */
const AUTH =
  /^\/((verify|confirm)-email|(forgot|reset)-password|lost-phone$|two-step\/|login\/|welcome$)/

/** Every path of Jes: the sign-in pages have no layout, all others the main layout. */
const routes: RoutePath[] = [
  { path: '/register', element: <pages.RegisterPage /> },
  { path: '/login', element: <pages.LoginPage /> },
  ...(pages.UiPage ? [{ path: '/dev/ui', element: <pages.UiPage /> }] : []),
  {
    path: '*',
    element: (
      <Shell>
        <Routes routes={inside} />
      </Shell>
    ),
  },
]

/** The code of the page that the server has rendered. */
export function loadPage(pathname: string) {
  return loadRoute(inside, pathname)
}

export function AppRoutes() {
  const { key, pathname } = usePlace()
  // Nothing is rendered before the session is known, so that no page is shown twice.
  const isLoading = useSession((session) => session.isLoading)
  if (isLoading) return <FullScreenLoader />
  return (
    <PageBoundary at={key} frame={Shell}>
      <Suspense fallback={<FullScreenLoader />}>
        {AUTH.test(pathname) ? <pages.AuthRoutes /> : <Routes routes={routes} />}
      </Suspense>
    </PageBoundary>
  )
}
