import { useQuery } from '@tanstack/react-query'
import { Clapperboard, PenLine, UserRound, UsersRound } from 'lucide-react'
import { HubList } from '#features/hubs/HubList.tsx'
import { HubRowsPending } from '#features/hubs/HubRowsPending.tsx'
import { popularHubs } from '#features/hubs/popular.ts'
import { trends } from '#features/trending/api.ts'
import { TrendList } from '#features/trending/TrendList.tsx'
import { useText } from '#lib/language.ts'
import { someClips } from './api.ts'
import { Block } from './Block.tsx'
import { ClipRow } from './ClipRow.tsx'
import { HappeningTile } from './HappeningTile.tsx'
import { messages } from './messages.ts'
import { QuietRow } from './QuietRow.tsx'

/** What there is to discover; a block with nothing in it says what will be there. */
export function ExploreBlocks() {
  const text = useText(messages)
  const trending = useQuery(trends())
  const hubs = useQuery(popularHubs())
  const clips = useQuery(someClips())
  const [first, ...others] = trending.data ?? []

  return (
    <>
      <HappeningTile trend={first} />
      {others.length > 0 && <TrendList trends={others} isPending={false} />}
      <Block title={text.hubsToJoin} more="/jehubs">
        {hubs.isPending ? (
          <HubRowsPending rows={3} />
        ) : hubs.data?.length ? (
          <HubList hubs={hubs.data} />
        ) : (
          <QuietRow icon={<UsersRound />}>{text.noHubs}</QuietRow>
        )}
      </Block>
      <Block title={text.clips} more="/jesclips/latest">
        {clips.data?.length ? (
          <ClipRow clips={clips.data} />
        ) : (
          <QuietRow icon={<Clapperboard />}>{text.clipsSoon}</QuietRow>
        )}
      </Block>
      <Block title={text.risingPosts}>
        <QuietRow icon={<PenLine />}>{text.noRisingPosts}</QuietRow>
      </Block>
      <Block title={text.people}>
        <QuietRow icon={<UserRound />}>{text.noPeople}</QuietRow>
      </Block>
    </>
  )
}
