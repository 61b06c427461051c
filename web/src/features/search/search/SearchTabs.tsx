import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { messages } from './messages.ts'
import { kinds, type Search, searchHref } from './searchAddress.ts'

export function SearchTabs({ search }: { search: Search }) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.kinds}
      tabs={kinds.map((kind) => ({ href: searchHref({ ...search, kind }), label: text[kind] }))}
      current={searchHref(search)}
    />
  )
}
