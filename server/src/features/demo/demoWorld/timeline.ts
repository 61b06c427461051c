import { awayPosts } from '#features/demo/demoTexts/away.ts'
import { chatPosts } from '#features/demo/demoTexts/chat.ts'
import { cityPosts } from '#features/demo/demoTexts/city.ts'
import { festivalPosts } from '#features/demo/demoTexts/festivals.ts'
import { fieldPosts } from '#features/demo/demoTexts/fields.ts'
import { foodPosts } from '#features/demo/demoTexts/food.ts'
import { homePosts } from '#features/demo/demoTexts/homes.ts'
import { longPosts } from '#features/demo/demoTexts/long.ts'
import { mountainPosts } from '#features/demo/demoTexts/mountains.ts'
import { musicPosts } from '#features/demo/demoTexts/music.ts'
import { queuePosts } from '#features/demo/demoTexts/queue.ts'
import type { DemoPost } from '#features/demo/demoTexts/shapes.ts'
import { sportPosts } from '#features/demo/demoTexts/sport.ts'
import { todayPosts } from '#features/demo/demoTexts/today.ts'
import { workPosts } from '#features/demo/demoTexts/work.ts'
import type { Chance } from './chance.ts'
import { type Clock, DAY, HOUR } from './clock.ts'
import type { Hub } from './hubs.ts'
import type { Person } from './people.ts'

export type WrittenPost = Omit<DemoPost, 'hub'> & {
  id: string
  hub: Hub | null
  author: Person
  at: number
  content: string
  warmth: number
}

const SPAN = 14 * DAY
const NEPAL_OFFSET = 5.75 * HOUR
const SLEEP_HOURS = 6

const POSTS = [
  ...foodPosts,
  ...festivalPosts,
  ...cityPosts,
  ...mountainPosts,
  ...homePosts,
  ...workPosts,
  ...fieldPosts,
  ...sportPosts,
  ...awayPosts,
  ...chatPosts,
  ...longPosts,
  ...musicPosts,
  ...queuePosts,
]

type DemoContext = { hubs: Hub[]; chance: Chance; clock: Clock }

/** Who wrote what when, over the past two weeks, oldest first. */
export function planPosts(people: Person[], { hubs, chance, clock }: DemoContext) {
  const byName = new Map(people.map((person) => [person.username, person]))
  const undated = POSTS.filter((post) => post.hoursAgo === undefined).length
  const step = SPAN / undated
  let place = 0

  const dated = [...chance.shuffle(POSTS), ...todayPosts].map((post) => {
    const author = byName.get(post.by)
    if (!author) throw new Error(`Nobody in the demo world is called ${post.by}`)
    const ago = post.hoursAgo ? post.hoursAgo * HOUR : (place++ + chance.between(0.2, 1)) * step
    return { ...post, author, at: post.hoursAgo ? clock.ago(ago) : awake(clock.ago(ago)) }
  })
  return dated
    .map((post) => ({ ...post, at: Math.max(post.at, post.author.joinedAt + HOUR) }))
    .sort((a, b) => a.at - b.at)
    .map((post): WrittenPost => {
      const { text: content = '', warmth = 1 } = post
      const hub = hubs.find(({ name }) => name === post.hub) ?? null
      return { ...post, id: clock.idAt(post.at), hub, content, warmth }
    })
}

/** Posts at night are moved to the evening before. */
function awake(ms: number) {
  const hour = new Date(ms + NEPAL_OFFSET).getUTCHours()
  return hour < SLEEP_HOURS ? ms - SLEEP_HOURS * HOUR : ms
}
