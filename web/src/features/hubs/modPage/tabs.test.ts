import type { Hub } from '@jes/contract/hubs/hubs'
import { expect, test } from 'vitest'
import { modPath, tabOf, tabsFor } from './tabs.ts'

const hub = {
  name: 'नेपाली खाना',
  myRole: 'owner',
  isPrivate: true,
  waiting: { reports: 0, requests: 0 },
} as Hub

test('the owner of a private hub has every tab', () => {
  expect(tabsFor(hub)).toEqual([
    'queue',
    'requests',
    'members',
    'bans',
    'invites',
    'automod',
    'settings',
    'log',
  ])
})

test('a moderator changes no settings, and a public hub has no requests', () => {
  expect(tabsFor({ ...hub, myRole: 'moderator' })).not.toContain('settings')
  expect(tabsFor({ ...hub, isPrivate: false })).not.toContain('requests')
})

test('requests that came before a hub was public can still be answered', () => {
  const waiting = { reports: 0, requests: 2 }
  expect(tabsFor({ ...hub, isPrivate: false, waiting })).toContain('requests')
})

test('an unknown or forbidden tab is the queue', () => {
  expect(tabOf('settings', ['queue', 'log'])).toBe('queue')
  expect(tabOf('log', ['queue', 'log'])).toBe('log')
  expect(tabOf(null, ['queue', 'log'])).toBe('queue')
})

test('a name in Devanagari stands in the address as addresses are written', () => {
  expect(modPath(hub.name, 'log')).toBe(`/jehub/${encodeURIComponent(hub.name)}/moderate?tab=log`)
  expect(modPath('Momo')).toBe('/jehub/Momo/moderate')
})
