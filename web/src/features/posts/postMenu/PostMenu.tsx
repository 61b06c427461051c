import { editPath, shortPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import {
  CircleQuestionMark,
  Link as LinkIcon,
  MessageSquareQuote,
  PenLine,
  Pin,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { pinPost, removePost } from '#features/core/postActions/removal.ts'
import { useReadAloudItem } from '#features/core/readAloud/useReadAloudItem.tsx'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { copyLink } from '#features/core/sharing/share.ts'
import { useTranslateItem } from '#features/core/translation/useTranslateItem.tsx'
import { usePostModItems } from '#features/hubs/moderation/useModItems.tsx'
import { useMuteItem } from '#features/people/relations/useMuteItem.tsx'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { useAudienceItem } from '#features/posts/audience/useAudienceItem.tsx'
import { useMoveItem } from '#features/posts/bookmarkFolders/useMoveItem.tsx'
import { useClipItems } from '#features/posts/clipEditing/useClipItems.tsx'
import { useHideItems } from '#features/posts/hiding/useHideItems.tsx'
import { allowQuotes } from '#features/posts/reposts/api.ts'
import { messages as repostMessages } from '#features/posts/reposts/menuMessages.ts'
import { useText } from '#lib/language.ts'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { messages as button } from './buttonMessages.ts'
import { MoreButton } from './MoreButton.tsx'
import { messages } from './messages.ts'
import { WhyDialog } from './WhyDialog.tsx'

type Props = {
  post: Post
  startsAt: MenuEnd
  /** What else can be done where it is shown, in place of the entries that hide it: a clip that plays has its own. */
  also?: readonly MenuItemProps[] | undefined
  onRemoved?: (() => void) | undefined
}

/** What can be done with a post beyond reading it; its author can do more. */
export function PostMenu({ post, startsAt, also, onRemoved }: Props) {
  const text = useText(messages)
  const { more } = useText(button)
  const { quotesOn, quotesOff } = useText(repostMessages)
  const client = useQueryClient()
  const mute = useMuteItem(post._id, { asks: true })
  const report = useReportItem({
    kind: post.kind === 'clip' ? 'clip' : 'post',
    id: post._id,
    hub: post.jehub?.name,
  })
  const team = usePostModItems(post)
  const folder = useMoveItem(post)
  const words = { kind: 'post' as const, id: post._id, title: post.title, body: post.body }
  const translation = useTranslateItem(words)
  const aloud = useReadAloudItem(words)
  const audience = useAudienceItem(post)
  const clip = useClipItems(post)
  const hiding = useHideItems(post)
  const person = usePersonItems(post.canEdit ? null : post.user)
  const [asksWhy, setAsksWhy] = useState(false)

  function remove() {
    onRemoved?.()
    void removePost(client, post)
  }

  const own: MenuItemProps[] = [
    ...(post.kind === 'clip'
      ? clip.items
      : [{ label: text.edit, icon: <PenLine />, href: editPath(post) }]),
    {
      label: post.isPinned ? text.unpin : text.pin,
      icon: <Pin />,
      onSelect: () => void pinPost(client, post, !post.isPinned),
    },
    ...audience.items,
    ...(post.canRepost
      ? [
          {
            label: post.canQuote ? quotesOff : quotesOn,
            icon: <MessageSquareQuote />,
            onSelect: () => void allowQuotes(client, post, !post.canQuote),
          },
        ]
      : []),
  ]
  const items: MenuItemProps[] = [
    ...(post.canEdit ? own : []),
    {
      label: text.copyLink,
      icon: <LinkIcon />,
      onSelect: () => void copyLink(shortPath(post._id)),
    },
    ...(post.why
      ? [{ label: text.why, icon: <CircleQuestionMark />, onSelect: () => setAsksWhy(true) }]
      : []),
    ...translation.items,
    ...aloud,
    ...folder.items,
    ...(also ?? hiding),
    ...mute,
    ...person.items,
    ...(post.canEdit ? [] : [report.item]),
    ...team.items,
    ...(post.canDelete
      ? [{ label: text.remove, icon: <Trash2 />, danger: true, onSelect: remove }]
      : []),
  ]

  return (
    <>
      <Menu label={more} items={items} startsAt={startsAt}>
        {(trigger) => <MoreButton label={more} {...trigger} />}
      </Menu>
      {post.why && <WhyDialog why={post.why} open={asksWhy} onClose={() => setAsksWhy(false)} />}
      {folder.dialog}
      {translation.dialog}
      {audience.dialog}
      {clip.dialogs}
      {person.dialog}
      {report.dialog}
      {team.dialog}
    </>
  )
}
