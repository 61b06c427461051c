import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useActs } from '#features/core/outbox/acts.ts'
import { me } from '#features/core/viewer/me.ts'
import { feedOf } from '#features/feeds/feeds/api.ts'
import { FeedTabs } from '#features/feeds/feeds/FeedTabs.tsx'
import { feedsFor } from '#features/feeds/feeds/feeds.ts'
import { messages } from '#features/feeds/feeds/messages.ts'
import { NewPosts } from '#features/feeds/feeds/NewPosts.tsx'
import { PostPrompt } from '#features/feeds/feeds/PostPrompt.tsx'
import { VisitorStrip } from '#features/feeds/feeds/VisitorStrip.tsx'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { PostsPending } from '#features/posts/posts/PostsPending.tsx'
import { useInstallPrompt } from '#lib/installPrompt.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { usePlace, useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'
import { Navigate } from '#ui/Navigate.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const NoPosts = lazy(async () => ({
  default: (await import('#features/feeds/feeds/NoPosts.tsx')).NoPosts,
}))
const InstallCard = late(
  async () => (await import('#features/site/install/InstallCard.tsx')).InstallCard,
)
const FirstWeekCard = late(
  async () => (await import('#features/welcome/firstWeek/FirstWeekCard.tsx')).FirstWeekCard,
)
const TopPosts = lazy(async () => ({
  default: (await import('#features/feeds/feeds/TopPosts.tsx')).TopPosts,
}))
const SeenPosts = lazy(async () => ({
  default: (await import('#features/feeds/feeds/SeenPosts.tsx')).SeenPosts,
}))
const SaverStrip = lazy(async () => ({
  default: (await import('#features/feeds/feeds/SaverStrip.tsx')).SaverStrip,
}))
const WaitingPosts = late(
  async () => (await import('#features/posts/publishing/WaitingPosts.tsx')).WaitingPosts,
)

const WEEK = 7 * 24 * 60 * 60_000

export function HomePage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const { user } = useSession()
  const { dataSaver } = usePreferences()
  // If the line turns out to be slow, the strip must not push down what somebody reads.
  const [isSavedFromStart] = useState(dataSaver)
  const isInstallable = useInstallPrompt(({ offer }) => offer !== null)
  useTitle(`Jes: ${text.greeting}`)

  const own = useQuery(me()).data?.user
  const hasWaiting = useActs((acts) => acts.some(({ kind }) => kind === 'post'))
  const feeds = feedsFor({ isMember: user !== null })
  const first = useFirst(feeds[0].name)
  const wanted = search.get('feed') ?? first
  const feed = feeds.find(({ name }) => name === wanted) ?? feeds[0]

  // Whoever closed the browser in the middle goes on there.
  if (own?.firstSteps === 'begun') return <Navigate to="/welcome" />
  return (
    <>
      <VisuallyHidden as="h1">{text.home}</VisuallyHidden>
      <Suspense>{isSavedFromStart && dataSaver && <SaverStrip />}</Suspense>
      <FeedTabs feeds={feeds} current={feed} />
      {user ? <PostPrompt user={user} /> : <VisitorStrip />}
      {own && Date.now() - Date.parse(own.joinedAt) < WEEK && (
        <FirstWeekCard name={own.displayName} />
      )}
      {isInstallable && <InstallCard />}
      {hasWaiting && <WaitingPosts />}
      {feed.feed ? (
        <>
          <NewPosts feed={feed.feed} />
          <PostList key={feed.name} query={feedOf(feed.feed)} empty={<NoPosts feed={feed} />} />
        </>
      ) : (
        <Suspense fallback={<PostsPending />}>
          <TopPosts empty={<NoPosts feed={feed} />} />
        </Suspense>
      )}
      <Suspense>{user && <SeenPosts />}</Suspense>
    </>
  )
}

/** Somebody who logs in on this page stays in the feed they were reading, until they navigate. */
function useFirst(name: string) {
  const { key } = usePlace()
  const [first, setFirst] = useState({ key, name })
  if (first.key !== key) setFirst({ key, name })
  return first.name
}
