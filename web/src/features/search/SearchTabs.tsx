import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { type Kind, kinds, searchHref } from './kinds.ts'
import { messages } from './messages.ts'

export function SearchTabs({ words, current }: { words: string; current: Kind }) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.kinds}
      tabs={kinds.map((kind) => ({ href: searchHref(words, kind), label: text[kind] }))}
      current={searchHref(words, current)}
    />
  )
}
