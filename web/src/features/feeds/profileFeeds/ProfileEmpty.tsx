import type { Profile } from '@jes/contract/core/users'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './emptyMessages.ts'

type Props = { profile: Profile; tab: 'posts' | 'clips' | 'comments' }

export function ProfileEmpty({ profile, tab }: Props) {
  const text = useText(messages)
  const isMine = useSession().user?._id === profile._id
  const titles = { posts: text.noPosts, clips: text.noClips, comments: text.noComments }

  return (
    <EmptyState
      art={tab === 'clips' ? <ClipsArt /> : <PostsArt />}
      title={titles[tab]}
      action={
        isMine && tab !== 'comments' ? (
          <LinkButton href={tab === 'clips' ? '/add-jesclips' : '/add-post'}>
            {tab === 'clips' ? text.makeClip : text.writePost}
          </LinkButton>
        ) : (
          <LinkButton href="/explore" look="quiet">
            {text.explore}
          </LinkButton>
        )
      }
    >
      {isMine ? text.yoursHere : text.theirsHere(profile.displayName)}
    </EmptyState>
  )
}
