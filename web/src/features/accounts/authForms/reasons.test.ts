import { expect, test } from 'vitest'
import { reasonFor } from './reasons.ts'

test.each([
  ['/add-post', 'Log in to write a post.'],
  ['/add-post?hub=3', 'Log in to write a post.'],
  ['/notifications', 'Log in to see your notifications.'],
  ['/setting#security', 'Log in to open your settings.'],
  ['/jehub/Trek/moderate', 'Log in to look after your JeHub.'],
  ['/jehubs', 'Log in to join and create JeHubs.'],
  ['/', 'Log in to post, vote and join JeHubs.'],
  ['/settings-of-nobody', 'Log in to post, vote and join JeHubs.'],
])('who is on the way to %s reads: %s', (next, reason) => {
  expect(reasonFor(next)).toBe(reason)
})
