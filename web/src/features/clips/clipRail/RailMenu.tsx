import type { Post } from '@jes/contract/posts/posts'
import { Captions, CaptionsOff, EyeOff, Gauge } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { setClips, useClipSettings } from '#features/clips/clipPlayer/settings.ts'
import { PostMenuButton } from '#features/posts/postMenu/PostMenuButton.tsx'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './menuMessages.ts'

const SpeedDialog = lazy(async () => ({
  default: (await import('./SpeedDialog.tsx')).SpeedDialog,
}))

type Props = { post: Post; onHide: () => void }

/** The menu of any post, and the entries of a video. */
export function RailMenu({ post, onHide }: Props) {
  const text = useText(messages)
  const { speed, showsCaptions } = useClipSettings()
  const isMine = useSession(({ user }) => user?._id === post.user._id)
  const [speedDialog, setSpeedDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const hasCaptions = (post.clip?.captions.length ?? 0) > 0

  const also: MenuItemProps[] = [
    {
      label: inDigits(text.speed(String(speed))),
      icon: <Gauge />,
      onSelect: () => setSpeedDialog('open'),
    },
    ...(hasCaptions
      ? [
          {
            label: showsCaptions ? text.captionsOff : text.captionsOn,
            icon: showsCaptions ? <CaptionsOff /> : <Captions />,
            onSelect: () => setClips({ showsCaptions: !showsCaptions }),
          },
        ]
      : []),
    ...(isMine ? [] : [{ label: text.notInterested, icon: <EyeOff />, onSelect: onHide }]),
  ]

  return (
    <>
      <PostMenuButton post={post} also={also} />
      {speedDialog !== 'unopened' && (
        <Suspense>
          <SpeedDialog open={speedDialog === 'open'} onClose={() => setSpeedDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
