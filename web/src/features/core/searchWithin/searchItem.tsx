import { Search } from 'lucide-react'
import { text } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './messages.ts'

/** The menu entry that searches the posts of one person or in one JeHub. */
export function searchItem(within: { from: string } | { in: string }): MenuItemProps {
  const isPerson = 'from' in within
  const q = isPerson ? `from:${within.from}` : `in:"${within.in}"`
  return {
    label: text(messages)[isPerson ? 'person' : 'hub'],
    icon: <Search />,
    href: `/search?${new URLSearchParams({ q, type: 'posts' })}`,
  }
}
