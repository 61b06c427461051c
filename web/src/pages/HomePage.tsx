import { FeedTabs } from '#features/posts/FeedTabs.tsx'
import { feedsFor } from '#features/posts/feeds.ts'
import { messages } from '#features/posts/messages.ts'
import { NoPosts } from '#features/posts/NoPosts.tsx'
import { PostPrompt } from '#features/posts/PostPrompt.tsx'
import { VisitorStrip } from '#features/posts/VisitorStrip.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export function HomePage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const { user } = useSession()
  useTitle(`Jes: ${text.greeting}`)

  const feeds = feedsFor({ isMember: user !== null })
  const feed = feeds.find(({ name }) => name === search.get('feed')) ?? feeds[0]

  return (
    <>
      <VisuallyHidden as="h1">{text.home}</VisuallyHidden>
      <FeedTabs feeds={feeds} current={feed} />
      {user ? <PostPrompt user={user} /> : <VisitorStrip />}
      <NoPosts feed={feed} />
    </>
  )
}
