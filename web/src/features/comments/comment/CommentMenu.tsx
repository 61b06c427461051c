import type { Comment } from '@jes/contract/comments/comments'
import { shortPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link as LinkIcon, PenLine, Pin, Quote, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { currentDraft, storeDraft } from '#features/comments/commentBox/drafts.ts'
import { pin } from '#features/comments/comments/acts.ts'
import { remove } from '#features/comments/comments/removal.ts'
import { write } from '#features/comments/comments/threadState.ts'
import { useSaveItem } from '#features/comments/savedComments/useSaveItem.tsx'
import { useReadAloudItem } from '#features/core/readAloud/useReadAloudItem.tsx'
import { useReportItem } from '#features/core/reports/useReportItem.tsx'
import { copyLink, copyText } from '#features/core/sharing/share.ts'
import { useTranslateItem } from '#features/core/translation/useTranslateItem.tsx'
import { subjectOfComment } from '#features/hubs/moderation/subject.ts'
import { useModItems } from '#features/hubs/moderation/useModItems.tsx'
import { usePersonItems } from '#features/people/relations/usePersonItems.tsx'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { messages } from './menuMessages.ts'

type Props = Pick<ComponentProps<typeof Menu>, 'label' | 'children'> & {
  comment: Comment
  canReply: boolean
  startsAt: MenuEnd
}

/** The actions on a comment besides replying; its author and the post's author have more. */
export function CommentMenu({ comment, label, canReply, startsAt, children }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { _id: id, ad, isPinned } = comment
  const hub = client.getQueryData<Post | null>(keyFor('post', ad))?.jehub?.name
  const report = useReportItem({ kind: 'comment', id, hub })
  const person = usePersonItems(comment.canEdit ? null : comment.user)
  const save = useSaveItem(id)
  const words = { kind: 'comment' as const, id, title: null, body: comment.body }
  const translation = useTranslateItem(words)
  const aloud = useReadAloudItem(words)
  const team = useModItems(comment.canModerate ? subjectOfComment(comment, hub) : null)

  function quote() {
    const place = { postId: ad, reply: id }
    storeDraft(place, quoted(comment.content) + currentDraft(place))
    write(ad, { reply: id })
  }

  function takeAway() {
    if (comment.replyCount === 0) focusBeside(id)
    void remove(client, comment)
  }

  const items: (MenuItemProps | false)[] = [
    comment.canEdit && {
      label: text.edit,
      icon: <PenLine />,
      onSelect: () => write(ad, { edit: id }),
    },
    comment.canPin && {
      label: isPinned ? text.unpin : text.pin,
      icon: <Pin />,
      onSelect: () => void pin(client, comment, !isPinned),
    },
    canReply && { label: text.quote, icon: <Quote />, onSelect: quote },
    {
      label: text.copyLink,
      icon: <LinkIcon />,
      onSelect: () => void copyLink(`${shortPath(ad)}?comment=${id}`),
    },
    // A finger held on the text opens this menu: it cannot be selected there.
    { label: text.copyText, icon: <Copy />, onSelect: () => void copyText(comment.content) },
    ...save,
    ...translation.items,
    ...aloud,
    ...person.items,
    !comment.canEdit && report.item,
    ...team.items,
    comment.canDelete && {
      label: text.remove,
      icon: <Trash2 />,
      danger: true,
      onSelect: takeAway,
    },
  ]

  return (
    <>
      <Menu label={label} items={items.filter((item) => item !== false)} startsAt={startsAt}>
        {children}
      </Menu>
      {translation.dialog}
      {person.dialog}
      {report.dialog}
      {team.dialog}
    </>
  )
}

/** As a Markdown quote, with space for the answer below. */
function quoted(content: string) {
  return `${content.replace(/^/gm, '> ')}\n\n`
}

/** A removed comment would take the focus with it, so its neighbour gets it first. */
function focusBeside(id: string) {
  const place = document.getElementById(`c${id}`)
  const beside =
    place?.nextElementSibling ??
    place?.previousElementSibling ??
    place?.parentElement?.closest('li')
  const next = beside?.querySelector<HTMLElement>('article') ?? document.getElementById('comments')
  next?.focus({ preventScroll: true })
}
