import type { Kind, Search } from '#features/search/search/searchAddress.ts'
import { ClipsFound } from './ClipsFound.tsx'
import { HashtagsFound } from './HashtagsFound.tsx'
import { HubsFound } from './HubsFound.tsx'
import { PeopleFound } from './PeopleFound.tsx'

const LISTS = {
  people: PeopleFound,
  hubs: HubsFound,
  clips: ClipsFound,
  hashtags: HashtagsFound,
}

type Props = { search: Search; kind: Exclude<Kind, 'all' | 'posts'> }

/** A tab that shows no posts. */
export function OneKind({ search, kind }: Props) {
  const List = LISTS[kind]
  return <List search={search} />
}
