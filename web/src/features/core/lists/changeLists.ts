import type { ListedUser } from '@jes/contract/core/users'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { Post } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'

/** What the pages of lists hold, each under its name on the wire. */
type Things = {
  ads: Post
  clips: Post
  bookmarks: { ad: Post | null }
  users: ListedUser
  jehubs: HubSummary
}
type Page = { [name in keyof Things]?: Things[name][] }
/** A list is one page, or has pages. */
type List = Page & { pages?: Page[] }

/** Changes things of a kind in every list that holds some; null takes one out. */
export function changeLists<Name extends keyof Things>(
  client: QueryClient,
  name: Name,
  change: (thing: Things[Name]) => Things[Name] | null,
) {
  client.setQueriesData<List>({ queryKey: keyFor('lists') }, (list) => {
    let isChanged = false
    const changed = list?.pages ? { ...list, pages: list.pages.map(changePage) } : changePage(list)
    // A list that does not hold the thing stays as it is, and as old.
    return isChanged ? changed : undefined

    function changePage<Of extends Page | undefined>(page: Of): Of {
      return page?.[name] ? { ...page, [name]: page[name].flatMap(changeThing) } : page
    }

    function changeThing(thing: Things[Name]) {
      const now = change(thing)
      isChanged ||= now !== thing
      return now ?? []
    }
  })
}
