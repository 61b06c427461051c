import { PostList } from '#features/posts/posts/PostList.tsx'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { postsTagged } from './api.ts'
import { hashtagHref, type Order, orders } from './hashtagIn.ts'
import { messages } from './tagMessages.ts'

type Props = { tag: string; order: Order }

/** What people wrote under one hashtag. */
export function HashtagPosts({ tag, order }: Props) {
  const text = useText(messages)

  return (
    <>
      <LinkTabs
        label={text.orders}
        tabs={orders.map((one) => ({ href: hashtagHref(tag, one), label: text[one] }))}
        current={hashtagHref(tag, order)}
      />
      <PostList
        query={postsTagged(tag, order)}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={text.noneTagged(tag)}
            action={<LinkButton href="/add-post">{text.writeOne}</LinkButton>}
          >
            {text.taggedHere}
          </EmptyState>
        }
      />
    </>
  )
}
