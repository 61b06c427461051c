import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { navigate } from '#lib/places.ts'
import styles from './SearchBox.module.css'

const messages = catalogue({
  search: ['Search', 'खोज्नुहोस्'],
  placeholder: ['Search Jes', 'Jes मा खोज्नुहोस्'],
})

export function SearchBox({ query = '', autoFocus }: { query?: string; autoFocus?: boolean }) {
  const text = useText(messages)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(words ? `/search?${new URLSearchParams({ q: words })}` : '/search')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form role="search" action="/search" className={styles.box} onSubmit={handleSubmit}>
      <Search />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={text.search}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: only where a person came to search
        autoFocus={autoFocus}
      />
    </form>
  )
}
