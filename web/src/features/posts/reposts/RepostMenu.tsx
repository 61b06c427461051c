import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus, MessageSquareQuote, Repeat2, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { RepostCount } from '#features/posts/postCard/RepostCount.tsx'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { Menu } from '#ui/Menu.tsx'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { repost } from './api.ts'
import { messages } from './menuMessages.ts'

const RepostsDialog = lazy(async () => ({
  default: (await import('./RepostsDialog.tsx')).RepostsDialog,
}))

/** Passes a post on: as it is, with own words, or into another hub. */
export function RepostMenu({ post, startsAt }: { post: Post; startsAt: MenuEnd }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isListOpen, setIsListOpen] = useState<boolean>()
  const { _id, isReposted, canQuote, title } = post

  const items: MenuItemProps[] = [
    {
      label: isReposted ? text.undo : text.repost,
      icon: <Repeat2 />,
      onSelect: () => asMember('repost', post, () => repost(client, post, !isReposted)),
    },
    ...(canQuote
      ? [
          { label: text.quote, icon: <MessageSquareQuote />, href: `/add-post?quote=${_id}` },
          {
            label: text.crossPost,
            icon: <CopyPlus />,
            href: `/add-post?${new URLSearchParams({ quote: _id, title })}`,
          },
        ]
      : []),
    { label: text.who, icon: <UsersRound />, onSelect: () => setIsListOpen(true) },
  ]

  return (
    <>
      <Menu label={text.menu} items={items} startsAt={startsAt}>
        {(trigger) => <RepostCount post={post} {...trigger} />}
      </Menu>
      <Suspense>
        {isListOpen !== undefined && (
          <RepostsDialog post={post} open={isListOpen} onClose={() => setIsListOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
