import { useInfiniteQuery } from '@tanstack/react-query'
import { postsFound } from '#features/search/search/api.ts'
import { messages as kindMessages } from '#features/search/search/messages.ts'
import { type Kind, type Search, searchHref } from '#features/search/search/searchAddress.ts'
import { Operators } from '#features/search/searchTips/Operators.tsx'
import { langOf, useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './foundPartsMessages.ts'
import { Meant } from './Meant.tsx'
import styles from './NothingFound.module.css'

type Props = { search: Search; meant: string | null | undefined }

/** Nothing of this kind: suggestions, other kinds with results, and search tips. */
export function NothingFound({ search, meant }: Props) {
  const text = useText(messages)
  const kindText = useText(kindMessages)
  const others = useOtherKinds(search)

  return (
    <>
      {meant && <Meant search={search} meant={meant} />}
      <EmptyState
        art={<SearchArt />}
        title={text.nothing(search.words)}
        action={
          others.length > 0 ? (
            <nav aria-label={text.others} className={styles.others}>
              {others.map((kind) => (
                <LinkButton key={kind} href={searchHref({ ...search, kind })} look="quiet">
                  {kindText[kind]}
                </LinkButton>
              ))}
            </nav>
          ) : (
            <LinkButton href="/explore">{text.explore}</LinkButton>
          )
        }
      >
        {others.length > 0 && text.others}
      </EmptyState>
      <section className={styles.tips}>
        <h3 className={styles.title}>{text.tips}</h3>
        <ul className={styles.list}>
          {[text.tipWords, text.tipScript, text.tipWider].map((tip) => (
            <li key={tip} lang={langOf(tip)}>
              {tip}
            </li>
          ))}
        </ul>
        <Operators search={search} />
      </section>
    </>
  )
}

/** The kinds of which something was found. */
function useOtherKinds(search: Search) {
  const all: Search = { ...search, kind: 'all' }
  const { data } = useInfiniteQuery({ ...postsFound(all), enabled: search.kind !== 'all' })
  const page = data?.pages[0]
  if (!page || search.kind === 'all') return []
  const found: Partial<Record<Kind, readonly unknown[]>> = {
    posts: page.ads,
    people: page.users,
    hubs: page.jehubs,
    clips: page.clips,
    hashtags: page.hashtags,
  }
  const kinds: Kind[] = ['posts', 'people', 'hubs', 'clips', 'hashtags']
  return kinds.filter((kind) => kind !== search.kind && found[kind]?.length)
}
