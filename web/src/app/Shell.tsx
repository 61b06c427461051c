import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { me } from '#features/auth/me.ts'
import { useHasActed } from '#lib/acts.ts'
import { type RoutePath, Routes } from '#lib/router.tsx'
import { useMedia } from '#lib/useMedia.ts'
import { late } from '#ui/late.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { LeftNav } from './LeftNav.tsx'
import { MobileFooter } from './MobileFooter.tsx'
import { MobileHeader } from './MobileHeader.tsx'
import styles from './Shell.module.css'
import { useConnectionNews } from './useConnectionNews.ts'
import { useNews } from './useNews.ts'

const MemberStrips = lazy(async () => ({
  default: (await import('./MemberStrips.tsx')).MemberStrips,
}))

const RightSidebar = lazy(async () => ({
  default: (await import('./RightSidebar.tsx')).RightSidebar,
}))

const PushInvitation = lazy(async () => {
  // A question that does not load is no reason to take the page away.
  const loaded = await import('#features/push/PushInvitation.tsx').catch(() => null)
  return { default: loaded?.PushInvitation ?? (() => null) }
})

const MemberPlaces = late(async () => (await import('./MemberPlaces.tsx')).MemberPlaces)

const Announcements = late(
  async () => (await import('#features/announcements/Announcements.tsx')).Announcements,
)
/** The server says in the first bytes whether there is anything to announce: most days there is not. */
const isTold = 'told' in document.documentElement.dataset

/** The main layout: what stands around every page but the sign-in ones. */
export function Shell({ routes }: { routes: readonly RoutePath[] }) {
  useConnectionNews()
  useNews()
  const hasActed = useHasActed()
  const own = useQuery(me())
  const user = own.data?.user
  const isToKnow = user && (!user.emailVerified || user.premium.state === 'grace')
  // Not only hidden on a phone: what nobody sees should not be fetched either.
  const hasRoom = useMedia('(width >= 1024px)')
  return (
    <div className={styles.shell}>
      <SkipLink />
      <MobileHeader />
      <LeftNav />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>{isToKnow && <MemberStrips user={user} />}</Suspense>
        <Routes routes={routes} />
      </main>
      <Suspense>{hasRoom && <RightSidebar />}</Suspense>
      <MobileFooter />
      {user && <MemberPlaces />}
      {isTold && <Announcements />}
      <Suspense>{hasActed && <PushInvitation />}</Suspense>
    </div>
  )
}
