import { Search } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from '#lib/history.ts'
import { catalogue, useText } from '#lib/language.ts'
import { late } from '#ui/late.tsx'
import styles from './SearchBox.module.css'
import { searched } from './searched.ts'

const SearchOffers = late(async () => (await import('./SearchOffers.tsx')).SearchOffers)

const messages = catalogue({
  search: ['Search', 'खोज्नुहोस्'],
  placeholder: ['Search Jes', 'Jes मा खोज्नुहोस्'],
})

/** Works without suggestions; these are loaded at the first use. */
export function SearchBox({ query = '' }: { query?: string }) {
  const text = useText(messages)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const [isUsed, setIsUsed] = useState(query !== '')

  // The query of the address, unless somebody is already typing another.
  useLayoutEffect(() => {
    const input = field.current
    const isWriting = document.activeElement === input && input?.value !== shown.current
    if (input && !isWriting) input.value = query
    shown.current = query
  }, [query])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    searched.push(words)
    navigate(words ? `/search?${new URLSearchParams({ q: words })}` : '/search')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      action="/search"
      className={styles.box}
      onSubmit={handleSubmit}
      onFocus={() => setIsUsed(true)}
    >
      <Search />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        name="q"
        defaultValue={query}
        aria-label={text.search}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      {isUsed && <SearchOffers field={field} query={query} />}
    </form>
  )
}
