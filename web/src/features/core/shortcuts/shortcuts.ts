import type { messages } from './messages.ts'

export type ShortcutName = Exclude<keyof (typeof messages)['en'], 'title' | GroupName | SheetText>
export type GroupName = 'reading' | 'doing' | 'goingTo' | 'writing'
type SheetText =
  | 'find'
  | 'none'
  | 'afterwards'
  | 'either'
  | 'press'
  | 'opensSheet'
  | 'singleKeys'
  | 'singleKeysHint'

/** Keys that are pressed together, one after the other, or one of which is enough. */
export type Shortcut = { name: ShortcutName; keys: string[]; joined?: 'together' | 'then' | 'or' }

/** All keys of the page, as the sheet shows them. */
export const SHORTCUTS: Record<GroupName, Shortcut[]> = {
  reading: [
    { name: 'next', keys: ['j'] },
    { name: 'previous', keys: ['k'] },
    { name: 'open', keys: ['o', 'Enter'], joined: 'or' },
    { name: 'newPosts', keys: ['.'] },
  ],
  goingTo: [
    { name: 'home', keys: ['g', 'h'], joined: 'then' },
    { name: 'explore', keys: ['g', 'e'], joined: 'then' },
    { name: 'notifications', keys: ['g', 'n'], joined: 'then' },
    { name: 'clips', keys: ['g', 'c'], joined: 'then' },
    { name: 'bookmarks', keys: ['g', 'b'], joined: 'then' },
    { name: 'hubs', keys: ['g', 'j'], joined: 'then' },
    { name: 'profile', keys: ['g', 'u'], joined: 'then' },
  ],
  doing: [
    { name: 'voteUp', keys: ['u'] },
    { name: 'voteDown', keys: ['d'] },
    { name: 'comment', keys: ['r', 'c'], joined: 'or' },
    { name: 'bookmark', keys: ['b'] },
    { name: 'share', keys: ['s'] },
  ],
  writing: [
    { name: 'newPost', keys: ['n'] },
    { name: 'send', keys: ['Ctrl', 'Enter'], joined: 'together' },
    { name: 'takeWord', keys: ['Tab'] },
    { name: 'search', keys: ['/'] },
    { name: 'close', keys: ['Esc'] },
  ],
}

/** Where `g` and a second key lead; `profile` depends on who presses. */
export const PAGES: Record<string, string> = {
  h: '/',
  e: '/search',
  n: '/notifications',
  c: '/jesclips',
  b: '/bookmarks',
  j: '/jehubs',
}
