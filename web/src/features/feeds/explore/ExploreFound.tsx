import type { Explore } from '@jes/contract/feeds/explore'
import { Clapperboard, MapPin, PenLine, UserRound, UsersRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ClipRow } from '#features/clips/clipTiles/ClipRow.tsx'
import { TrendTiles } from '#features/feeds/trends/TrendTiles.tsx'
import { HubList } from '#features/hubs/hubs/HubList.tsx'
import { PeopleCardsPending } from '#features/people/suggestedPeople/PeopleCardsPending.tsx'
import { useText } from '#lib/language.ts'
import { rest } from '#lib/whenIdle.ts'
import { Block } from '#ui/Block.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { useSince } from './api.ts'
import { messages } from './messages.ts'
import { QuietRow } from './QuietRow.tsx'

// Below the first screen: posts and people need much code that the head of the page does not.
const RisingPosts = lazy(async () => {
  await rest()
  return { default: (await import('./RisingPosts.tsx')).RisingPosts }
})
const PeopleCards = lazy(async () => {
  await rest()
  return { default: (await import('#features/people/suggestedPeople/PeopleCards.tsx')).PeopleCards }
})

/** A block with nothing in it says what will be there. */
export function ExploreFound({ found }: { found: Explore }) {
  const text = useText(messages)
  const { trends, clips } = found
  const { posts, jehubs, users } = useSince(found)

  return (
    <>
      <TrendTiles trends={trends} />
      <Block title={text.clips} more="/trending?tab=clips">
        {clips.length > 0 ? (
          <ClipRow clips={clips} />
        ) : (
          <QuietRow icon={<Clapperboard />}>{text.noClips}</QuietRow>
        )}
      </Block>
      <Block title={text.risingPosts} more="/trending?tab=posts" isLined={posts.length > 0}>
        {posts.length > 0 ? (
          <Suspense fallback={<RowsPending rows={posts.length} />}>
            <RisingPosts posts={posts} />
          </Suspense>
        ) : (
          <QuietRow icon={<PenLine />}>{text.noRisingPosts}</QuietRow>
        )}
      </Block>
      <Block title={text.hubsToJoin} more="/jehubs">
        {jehubs.length > 0 ? (
          <HubList hubs={jehubs} />
        ) : (
          <QuietRow icon={<UsersRound />}>{text.noHubs}</QuietRow>
        )}
      </Block>
      <Block title={text.people}>
        {users.length > 0 ? (
          <Suspense fallback={<PeopleCardsPending cards={users.length} />}>
            <PeopleCards users={users} />
          </Suspense>
        ) : (
          <QuietRow icon={<UserRound />}>{text.noPeople}</QuietRow>
        )}
      </Block>
      <Block title={text.districts} more="/districts">
        <QuietRow icon={<MapPin />}>{text.districtsWhy}</QuietRow>
      </Block>
    </>
  )
}
