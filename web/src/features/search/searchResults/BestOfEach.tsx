import type { SearchPage } from '@jes/contract/search/search'
import { ClipRow } from '#features/clips/clipTiles/ClipRow.tsx'
import { messages } from '#features/search/search/messages.ts'
import { type Kind, type Search, searchHref } from '#features/search/search/searchAddress.ts'
import { useText } from '#lib/language.ts'
import { Block } from '#ui/Block.tsx'
import { FoundDistrict } from './FoundDistrict.tsx'
import { FoundHub } from './FoundHub.tsx'
import { HashtagChips } from './HashtagChips.tsx'
import { PersonCards } from './PersonCards.tsx'

const HUBS = 3
const CARDS = 3

type Props = { search: Search; page: SearchPage }

/** Hubs, people, hashtags and clips: a few of each, and where the others are. */
export function BestOfEach({ search, page: { districts, jehubs, users, hashtags, clips } }: Props) {
  const text = useText(messages)
  const tab = (kind: Kind) => searchHref({ ...search, kind })

  return (
    <>
      {districts.length > 0 && (
        <Block title={text.districts}>
          <ul>
            {districts.map((district) => (
              <li key={district.key}>
                <FoundDistrict district={district} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {jehubs.length > 0 && (
        <Block title={text.hubs} more={tab('hubs')}>
          <ul>
            {jehubs.slice(0, HUBS).map((hub) => (
              <li key={hub._id}>
                <FoundHub hub={hub} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {users.length > 0 && (
        <Block title={text.people} more={tab('people')}>
          <PersonCards users={users.slice(0, CARDS)} />
        </Block>
      )}
      {hashtags.length > 0 && (
        <Block title={text.hashtags} more={tab('hashtags')}>
          <HashtagChips hashtags={hashtags} />
        </Block>
      )}
      {clips.length > 0 && (
        <Block title={text.clips} more={tab('clips')}>
          <ClipRow clips={clips} />
        </Block>
      )}
    </>
  )
}
