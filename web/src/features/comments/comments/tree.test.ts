import type { Comment } from '@jes/contract/comments/comments'
import { expect, test } from 'vitest'
import { exampleComment, exampleList } from './exampleComment.ts'
import {
  type CommentList,
  changeComment,
  countBelow,
  findComment,
  insertComment,
  mergeReplies,
  pathTo,
  pinComment,
  putBackComment,
  spotOf,
  takeOutComment,
  topLevel,
} from './tree.ts'

const reply = exampleComment({ _id: '11', parentComment: '1' })
const answered = exampleComment({ _id: '1', replies: [reply] })
const other = exampleComment({ _id: '2' })
const later = exampleComment({ _id: '3' })
const list = exampleList([answered, other], [later])

test('a new comment stands first, but below the pinned one; read from the oldest it stands last', () => {
  const fresh = exampleComment({ _id: '9' })
  const pinned = exampleList([exampleComment({ _id: '0', isPinned: true }), other])

  expect(shape(insertComment(list, fresh, 'start'))).toBe('9 1(11) 2 | 3')
  expect(shape(insertComment(pinned, fresh, 'start'))).toBe('0 9 2')
  expect(shape(insertComment(list, fresh, 'end'))).toBe('1(11) 2 | 3 9')
})

test('a reply stands below what it answers and is counted there', () => {
  const fresh = exampleComment({ _id: '111', parentComment: '11' })
  const after = insertComment(list, fresh, 'end')

  expect(shape(after)).toBe('1(11(111)) 2 | 3')
  expect(findComment(after, '11')?.replyCount).toBe(1)
  expect(findComment(after, '1')?.replyCount).toBe(1)
})

test('nothing stands there twice: who comes again brings only news', () => {
  const news = exampleComment({ _id: '1', content: 'New', replies: [] })
  const after = insertComment(list, news, 'start')

  expect(shape(after)).toBe('1(11) 2 | 3')
  expect(findComment(after, '1')?.content).toBe('New')
})

test('a reply to what is not shown changes nothing', () => {
  const stray = exampleComment({ _id: '9', parentComment: '404' })
  expect(insertComment(list, stray, 'end')).toBe(list)
})

test('a change reaches a comment however deep, and leaves all others as they were', () => {
  const after = changeComment(list, '11', (comment) => ({ ...comment, score: 7 }))

  expect(findComment(after, '11')?.score).toBe(7)
  expect(findComment(after, '2')).toBe(other)
  expect(after.pages[1]).toBe(list.pages[1])
  expect(changeComment(list, '404', (comment) => ({ ...comment, score: 7 }))).toBe(list)
})

test('what is taken out is no longer counted', () => {
  const after = takeOutComment(list, '11')

  expect(shape(after)).toBe('1 2 | 3')
  expect(findComment(after, '1')?.replyCount).toBe(0)
  expect(takeOutComment(list, '404')).toBe(list)
})

test('what was taken out goes back to where it stood, below another or on its page', () => {
  for (const id of ['11', '2', '3']) {
    const spot = spotOf(list, id)!
    const without = takeOutComment(list, id)
    const back = putBackComment(without, findComment(list, id)!, spot)
    expect(shape(back)).toBe('1(11) 2 | 3')
    expect(findComment(back, '1')?.replyCount).toBe(1)
  }
  expect(spotOf(list, '404')).toBeNull()
})

test('what somebody else brought back already is not put there twice', () => {
  expect(shape(putBackComment(list, other, { parent: null, page: 0, index: 0 }))).toBe(
    '1(11) 2 | 3',
  )
})

test('the placeholders of deleted comments are removed with their last reply', () => {
  const last = exampleComment({ _id: '7', parentComment: '6' })
  const place = exampleComment({ _id: '6', parentComment: '5', state: 'deleted', replies: [last] })
  const top = exampleComment({ _id: '5', state: 'deleted', replies: [place] })

  expect(shape(takeOutComment(exampleList([top, other]), '7'))).toBe('2')
})

test('a place with replies that are not here yet stays', () => {
  const last = exampleComment({ _id: '6', parentComment: '5' })
  const place = exampleComment({ _id: '5', state: 'deleted', replies: [last], replyCount: 2 })

  expect(shape(takeOutComment(exampleList([place]), '6'))).toBe('5')
})

test('a pinned comment comes first and takes the place of the one before', () => {
  const pinned = pinComment(pinComment(list, '2', true), '3', true)
  expect(shape(pinned)).toBe('3 2 1(11) | ')
  expect(topLevel(pinned).map(({ isPinned }) => isPinned)).toEqual([true, false, false])
  expect(findComment(pinComment(pinned, '3', false), '3')?.isPinned).toBe(false)
  expect(pinComment(list, '404', true)).toBe(list)
})

test('more replies come once each, and when they are all here their number is true', () => {
  const many = changeComment(list, '1', (comment) => ({ ...comment, replyCount: 9 }))
  const next = exampleComment({ _id: '12', parentComment: '1' })
  const more = mergeReplies(many, '1', [reply, next], 'on')
  expect(shape(more)).toBe('1(11 12) 2 | 3')
  expect(findComment(more, '1')).toMatchObject({ replyCount: 9, repliesCursor: 'on' })

  const all = mergeReplies(more, '1', [], null)
  expect(findComment(all, '1')).toMatchObject({ replyCount: 2, repliesCursor: null })
})

test('the way to a comment leads from the top', () => {
  expect(pathTo(list, '11').map(({ _id }) => _id)).toEqual(['1', '11'])
  expect(pathTo(list, '404')).toEqual([])
  expect(pathTo(undefined, '1')).toEqual([])
})

test('a comment that moved to the next page meanwhile is shown once', () => {
  const moved = exampleList([answered, other], [other, later])
  expect(topLevel(moved).map(({ _id }) => _id)).toEqual(['1', '2', '3'])
})

test('what a collapsed thread hides is counted to the bottom, with those that did not come along', () => {
  const deep = exampleComment({ _id: '11', replyCount: 4 })
  expect(countBelow(exampleComment({ _id: '1', replies: [deep, other] }))).toBe(6)
})

function shape(list: CommentList) {
  return list.pages.map(({ comments }) => names(comments)).join(' | ')
}

function names(comments: readonly Comment[]): string {
  return comments
    .map(({ _id, replies }) => (replies.length > 0 ? `${_id}(${names(replies)})` : _id))
    .join(' ')
}
