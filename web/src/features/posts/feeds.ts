type Label = 'forYou' | 'following' | 'latest' | 'popular'
export type Feed = { name: Lowercase<Label>; label: Label }

const forYou: Feed = { name: 'foryou', label: 'forYou' }
const following: Feed = { name: 'following', label: 'following' }
const latest: Feed = { name: 'latest', label: 'latest' }
const popular: Feed = { name: 'popular', label: 'popular' }

/** The tabs of Home; the first of them is Home itself. */
export function feedsFor({ isMember }: { isMember: boolean }): readonly [Feed, ...Feed[]] {
  return isMember ? [forYou, following, latest, popular] : [latest, popular]
}
