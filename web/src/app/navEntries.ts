import { Bell, Bookmark, Compass, House, SquarePlay, UserRound, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import type { messages } from './messages.ts'

type Icon = ComponentType<{ className?: string | undefined }>
export type NavEntry = {
  name: keyof (typeof messages)['en']
  href: string
  icon: Icon
  also?: RegExp
}

/** The eight entries of the left navigation, in the order of the specification. */
export function navEntries(username: string | undefined): NavEntry[] {
  return [
    { name: 'home', href: '/', icon: House },
    { name: 'explore', href: '/search', icon: Compass, also: /^\/(explore|trending)\b/ },
    { name: 'notifications', href: '/notifications', icon: Bell },
    { name: 'clips', href: '/jesclips', icon: SquarePlay },
    { name: 'bookmarks', href: '/bookmarks', icon: Bookmark },
    { name: 'hubs', href: '/jehubs', icon: UsersRound, also: /^\/jehub\// },
    { name: 'premium', href: '/premium', icon: MarigoldIcon },
    {
      name: 'profile',
      href: username ? `/je/${username}` : '/login',
      icon: UserRound,
      also: /^\/setting$/,
    },
  ]
}

export function isActive({ href, also }: Pick<NavEntry, 'href' | 'also'>, path: string) {
  if (also?.test(path)) return true
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
}
