import { Suspense } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { messages } from '#features/messages/talks/messages.ts'
import { TalkListPane } from '#features/messages/talks/TalkListPane.tsx'
import { TwoPanes } from '#features/messages/talks/TwoPanes.tsx'
import { useText } from '#lib/language.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { useMedia } from '#lib/useMedia.ts'
import { RowsPending } from '#ui/RowsPending.tsx'

const TalkPane = lazyPart(
  async () => (await import('#features/messages/messages/TalkPane.tsx')).TalkPane,
)

const ChooseTalk = lazyPart(
  async () => (await import('#features/messages/talks/ChooseTalk.tsx')).ChooseTalk,
)

const filters = ['unread', 'groups', 'archived', 'requests'] as const

/** The list of talks and one of them, beside each other where there is room. */
export function MessagesPage() {
  const text = useText(messages)
  const { id } = useParams()
  const [params] = useSearchParams()
  const filter = filters.find((one) => one === params.get('filter')) ?? 'all'
  const hasRoom = useMedia('(width >= 1024px)')
  useTitle(text.title)

  return (
    <RequireMember>
      <TwoPanes isTalkAlone={!hasRoom && id !== undefined}>
        {(hasRoom || !id) && <TalkListPane filter={filter} openId={id} />}
        {id && (
          <Suspense fallback={<RowsPending rows={4} />}>
            <TalkPane key={id} id={id} isAlone={!hasRoom} />
          </Suspense>
        )}
        {!id && hasRoom && (
          <Suspense>
            <ChooseTalk />
          </Suspense>
        )}
      </TwoPanes>
    </RequireMember>
  )
}
