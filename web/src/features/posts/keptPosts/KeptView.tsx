import type { Bookmark } from '@jes/contract/posts/bookmarks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Marking } from '#features/core/highlight/Marking.tsx'
import type { KeptPost } from '#features/core/offline/database.ts'
import { bookmarksWith } from '#features/posts/bookmarks/api.ts'
import { NoBookmarks } from '#features/posts/bookmarks/NoBookmarks.tsx'
import { useText } from '#lib/language.ts'
import { logProblem } from '#lib/log.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Finder } from '#ui/Finder.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { followKept } from './following.ts'
import { KeepChoices } from './KeepChoices.tsx'
import { KeptMeter } from './KeptMeter.tsx'
import { KeptRow } from './KeptRow.tsx'
import styles from './kept.module.css'
import { loadKept, useKept } from './kept.ts'
import { messages } from './messages.ts'
import { searchKept } from './search.ts'

const LONGEST_SEARCH = 100

/** What is kept on this device: how much room it takes, a search in it, and a switch for each bookmark. */
export function KeptView() {
  const text = useText(messages)
  const [words, setWords] = useState('')
  const { posts } = useKept()
  const saved = useInfiniteQuery(bookmarksWith('', null))
  const listed = saved.data?.pages.flatMap(({ bookmarks }) => bookmarks) ?? []
  const isSearching = words.trim() !== ''
  const rows = isSearching
    ? searchKept(posts, words).map(asBookmark)
    : [...listed, ...keptBesides(posts, listed)]

  useEffect(() => {
    void loadKept()
    followKept((error) => logProblem('What is kept could not be updated.', error))
  }, [])

  if (saved.isPending && posts.length === 0) return <RowsPending rows={4} />
  if (listed.length === 0 && posts.length === 0) return <NoBookmarks />
  return (
    <Marking terms={isSearching ? words.trim().split(/\s+/) : []}>
      <Finder label={text.search} words={words} limit={LONGEST_SEARCH} onChange={setWords} />
      {!isSearching && (
        <>
          <KeptMeter />
          <KeepChoices />
        </>
      )}
      <h2 className={styles.heading}>
        {text.keepHere}
        <span>{text.keptCount(posts.length)}</span>
      </h2>
      {rows.length === 0 && (
        <EmptyState heading="h3" art={<SearchArt />} title={text.noMatch(words.trim())}>
          {text.noMatchWhy}
        </EmptyState>
      )}
      <ul>{rows.map((row) => row.ad && <KeptRow key={row.adId} row={row} post={row.ad} />)}</ul>
      {!isSearching && saved.hasNextPage && (
        <LoadMore
          isLoading={saved.isFetchingNextPage}
          failure={saved.isFetchNextPageError ? saved.error.message : undefined}
          onLoad={() => void saved.fetchNextPage()}
        />
      )}
    </Marking>
  )
}

/** What is kept and not in the list: without a connection the list may be short. */
function keptBesides(posts: readonly KeptPost[], listed: readonly Bookmark[]) {
  const known = new Set(listed.map(({ adId }) => adId))
  return posts.filter(({ id }) => !known.has(id)).map(asBookmark)
}

function asBookmark({ id, savedAt, folder, post }: KeptPost): Bookmark {
  return { adId: id, savedAt, folder, ad: post }
}
