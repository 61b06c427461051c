import { lazy, Suspense, useState } from 'react'
import { feedOf } from '#features/feed/api.ts'
import { FeedTabs } from '#features/feed/FeedTabs.tsx'
import { feedsFor } from '#features/feed/feeds.ts'
import { messages } from '#features/feed/messages.ts'
import { NewPosts } from '#features/feed/NewPosts.tsx'
import { PostPrompt } from '#features/feed/PostPrompt.tsx'
import { VisitorStrip } from '#features/feed/VisitorStrip.tsx'
import { PostList } from '#features/posts/PostList.tsx'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { usePlace, useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const NoPosts = lazy(async () => ({
  default: (await import('#features/feed/NoPosts.tsx')).NoPosts,
}))
const SeenPosts = lazy(async () => ({
  default: (await import('#features/feed/SeenPosts.tsx')).SeenPosts,
}))
const SaverStrip = lazy(async () => ({
  default: (await import('#features/feed/SaverStrip.tsx')).SaverStrip,
}))

export function HomePage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const { user } = useSession()
  const { dataSaver } = usePreferences()
  useTitle(`Jes: ${text.greeting}`)

  const feeds = feedsFor({ isMember: user !== null })
  const first = useFirst(feeds[0].name)
  const wanted = search.get('feed') ?? first
  const feed = feeds.find(({ name }) => name === wanted) ?? feeds[0]

  return (
    <>
      <VisuallyHidden as="h1">{text.home}</VisuallyHidden>
      <Suspense>{dataSaver && <SaverStrip />}</Suspense>
      <FeedTabs feeds={feeds} current={feed} />
      {user ? <PostPrompt user={user} /> : <VisitorStrip />}
      <NewPosts feed={feed.feed} />
      <PostList key={feed.name} query={feedOf(feed.feed)} empty={<NoPosts feed={feed} />} />
      <Suspense>{user && <SeenPosts />}</Suspense>
    </>
  )
}

/** Who logs in on this page goes on with the feed that they were reading, until they go somewhere. */
function useFirst(name: string) {
  const { key } = usePlace()
  const [first, setFirst] = useState({ key, name })
  if (first.key !== key) setFirst({ key, name })
  return first.name
}
