import type { Hub } from './hubs.ts'
import type { Person } from './people.ts'
import type { WrittenComment } from './talks.ts'
import type { WrittenPost } from './timeline.ts'

type World = { people: Person[]; hubs: Hub[]; posts: WrittenPost[]; comments: WrittenComment[] }
export type Cast = ReturnType<typeof castOf>

/** Finds people and things by their names in the texts; throws for an unknown name. */
export function castOf({ people, hubs, posts, comments }: World) {
  return {
    person: (name: string) => expect(people, name, ({ username }) => username),
    hub: (name: string) => expect(hubs, name, (hub) => hub.name),
    post: (title: string) => expect(posts, title, (post) => post.title),
    comment: (text: string) => expect(comments, text, (comment) => comment.text),
  }
}

function expect<T>(things: T[], name: string, nameOf: (thing: T) => string) {
  const found = things.find((thing) => nameOf(thing) === name)
  if (!found) throw new Error(`The demo world has nothing called ${name}`)
  return found
}
