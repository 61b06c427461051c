import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { messages } from '#features/posts/votes/messages.ts'
import { VotedPosts } from '#features/posts/votes/VotedPosts.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const UP = '/votes'
const DOWN = '/votes?direction=down'

export function VotesPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const direction = search.get('direction') === 'down' ? 'down' : 'up'
  useTitle(text.title)
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/bookmarks" />
      <LinkTabs
        label={text.title}
        tabs={[
          { href: UP, label: text.up },
          { href: DOWN, label: text.down },
        ]}
        current={direction === 'up' ? UP : DOWN}
      />
      <VotedPosts key={direction} direction={direction} />
    </RequireMember>
  )
}
