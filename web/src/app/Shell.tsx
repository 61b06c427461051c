import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { isAtDesk, me } from '#features/core/viewer/me.ts'
import { useHasAnnouncement } from '#features/site/announcements/hasAnnouncement.ts'
import { useHasActed } from '#lib/acts.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useMedia } from '#lib/useMedia.ts'
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx'
import { late } from '#ui/late.tsx'
import { AFTER_PAGE, SkipLink } from '#ui/SkipLink.tsx'
import { LeftNav } from './LeftNav.tsx'
import { MobileFooter } from './MobileFooter.tsx'
import { MobileHeader } from './MobileHeader.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PagePending } from './PagePending.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import styles from './Shell.module.css'
import { SidebarPending } from './SidebarPending.tsx'
import { useNews } from './useNews.ts'

const MemberStrips = lazyPart(async () => (await import('./MemberStrips.tsx')).MemberStrips)
const RightSidebar = lazyPart(async () => (await import('./RightSidebar.tsx')).RightSidebar)

const PushInvitation = lazyPart(
  async () => (await import('#features/notifications/push/PushInvitation.tsx')).PushInvitation,
)

const OfflineStrip = late(
  async () => (await import('#features/core/offline/OfflineStrip.tsx')).OfflineStrip,
)

const MemberPlaces = late(async () => (await import('./MemberPlaces.tsx')).MemberPlaces)

const OutboxPlace = late(
  async () => (await import('#features/core/outbox/OutboxPlace.tsx')).OutboxPlace,
)

const Announcements = late(
  async () => (await import('#features/site/announcements/Announcements.tsx')).Announcements,
)

/** The main layout: around every page but the sign-in and admin pages, whatever happens to the page. */
export function Shell({ children }: { children: ReactNode }) {
  useNews()
  const { key, move, pathname } = usePlace()
  const hasActed = useHasActed()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const hasAnnouncement = useHasAnnouncement()
  const own = useQuery(me())
  const user = own.data?.user
  const isToKnow = user && (!user.isVerified || user.premium.state === 'grace')
  // Not only hidden on a phone: what nobody sees should not be fetched either.
  const hasRoom = useMedia('(width >= 1024px)')
  const isWide = pathname.split('/')[1] === 'messages'
  const hasSidebar = hasRoom && !isWide
  const page = (
    <PageBoundary at={key}>
      <Suspense fallback={move === 'first' ? <FullScreenLoader /> : <PagePending />}>
        {children}
      </Suspense>
    </PageBoundary>
  )
  // The admin pages have a layout of their own, and no other may flash up before it.
  if (pathname.split('/')[1] === 'admin' && (user ? isAtDesk(user) : own.isLoading))
    return (
      <>
        <SkipLink />
        {page}
      </>
    )
  return (
    <div className={styles.shell} data-wide={isWide || undefined}>
      <SkipLink />
      <MobileHeader />
      <LeftNav />
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineStrip />
        <Part>{isToKnow && <MemberStrips user={user} />}</Part>
        <Part>{isAuthenticated && <OutboxPlace />}</Part>
        {page}
        <span id={AFTER_PAGE} tabIndex={-1} />
      </main>
      <Part pending={hasSidebar && <SidebarPending />}>{hasSidebar && <RightSidebar />}</Part>
      <MobileFooter />
      <Part>{user && <MemberPlaces />}</Part>
      <Part>{hasAnnouncement && <Announcements />}</Part>
      <Part>{hasActed && <PushInvitation />}</Part>
    </div>
  )
}

/** A late part that is left out if it cannot be loaded. */
function Part({ pending, children }: { pending?: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={pending}>{children}</Suspense>
    </PartBoundary>
  )
}
