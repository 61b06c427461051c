import { expect, test } from 'vitest'
import { actionsFor, undoOf } from './actions.ts'

const post = {
  kind: 'post',
  thingState: 'live',
  isOpen: true,
  outcome: null,
  hasSubject: true,
} as const

test('a post that was reported can be kept, removed or labelled, its author warned or suspended', () => {
  expect(actionsFor(post)).toEqual(['dismiss', 'remove', 'label', 'warn', 'suspend'])
  expect(actionsFor({ ...post, kind: 'comment' })).not.toContain('label')
})

test('what is removed can only come back, and a closed case is not dismissed again', () => {
  const removed = { ...post, thingState: 'removed', isOpen: false, outcome: 'removed' } as const
  expect(actionsFor(removed)).toEqual(['restore', 'warn', 'suspend'])
})

test('a suspension can be ended, whatever it was for', () => {
  const suspended = { ...post, isOpen: false, outcome: 'suspended' } as const
  expect(actionsFor(suspended)).toEqual(['remove', 'label', 'unsuspend'])
  expect(actionsFor({ ...post, kind: 'user', thingState: 'suspended' })).toEqual([
    'dismiss',
    'unsuspend',
  ])
})

test('of what is gone, and whose author is gone, only the reports are left', () => {
  expect(actionsFor({ ...post, thingState: 'gone', hasSubject: false })).toEqual(['dismiss'])
})

test('removals and suspensions can be taken back', () => {
  expect(['remove', 'suspend', 'warn', 'dismiss'].map((one) => undoOf(one as never))).toEqual([
    'restore',
    'unsuspend',
    null,
    null,
  ])
})
