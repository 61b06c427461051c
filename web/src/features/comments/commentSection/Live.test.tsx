import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liveListener } from '#lib/live.ts'
import {
  at,
  box,
  button,
  exampleComment,
  later,
  mine,
  playComments,
  receive,
  scene,
  server,
  show,
} from './exampleSection.tsx'

playComments()

test('new comments of others wait behind a chip and come once, to their places', async () => {
  scene.comments = [exampleComment({ _id: '1' })]
  const user = await show()
  const top = exampleComment({ _id: '7', content: 'New on top' })
  const reply = exampleComment({ _id: '8', parentComment: '1', content: 'New below' })
  receive('commentCreated', { comment: top, total: 2, at })
  receive('commentCreated', { comment: reply, total: 3, at })
  receive('commentCreated', { comment: reply, total: 3, at })
  receive('commentCreated', { comment: exampleComment({ _id: '9', ad: '999' }), total: 1, at })
  expect(screen.queryByText('New on top')).toBeNull()

  await user.click(button('2 new comments'))
  expect(screen.getAllByText('New on top')).toHaveLength(1)
  expect(
    within(screen.getByRole('list', { name: /^Replies to/ })).getByText('New below'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('New on top'))
})

test('edits, deletions and votes of others show in place, and what I type stays', async () => {
  scene.comments = [exampleComment({ _id: '1', content: 'Seven', userVote: 1 }), mine()]
  const user = await show()
  await user.type(box(), 'I am typing')
  receive('commentEdited', { comment: exampleComment({ _id: '1', content: 'Eight' }), at })
  expect(await screen.findByText('Eight')).toBeTruthy()

  receive('voted', { ad: null, comments: [{ _id: '1', upVotes: 42, downVotes: 0, score: 42 }] })
  expect(await screen.findByText('42')).toBeTruthy()
  const first = screen.getAllByRole('button', { name: 'Upvote' })[0]
  expect(first?.getAttribute('aria-pressed')).toBe('true')

  receive('commentDeleted', { _id: '1', ad: String(scene.postId), comment: null, total: 1, at })
  await waitFor(() => expect(screen.queryByText('Eight')).toBeNull())
  expect(box().value).toBe('I am typing')
})

test('a comment of my own that is on its way is not announced to me', async () => {
  const user = await show()
  const answer = later()
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  receive('commentCreated', { comment: mine({ content: 'Momo' }), total: 1, at })
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()

  answer(Response.json({ comment: mine({ content: 'Momo' }) }))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.getAllByText('Momo')).toHaveLength(1)
})

test('a list read while my comment was being written does not take it out of the count', async () => {
  const user = await show()
  const answer = later()
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  const readAt = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString()
  const before = { comments: [], gone: [], total: 0, at: readAt(1), isTooMuch: false }
  server.mockImplementation(async () => Response.json(before))
  await act(async () => liveListener.missed())
  receive('commentCreated', { comment: mine({ content: 'Momo' }), total: 1, at: readAt(2) })
  answer(Response.json({ comment: mine({ content: 'Momo' }) }))
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy()
})

test('after a break what was missed is fetched and comes once', async () => {
  scene.comments = [exampleComment({ _id: '1', content: 'Seven' }), exampleComment({ _id: '2' })]
  await show()
  const missed = {
    comments: [
      exampleComment({ _id: '1', content: 'Eight' }),
      exampleComment({ _id: '5', content: 'While away' }),
    ],
    gone: ['2'],
    total: 2,
    at,
    isTooMuch: false,
  }
  server.mockImplementation(async () => Response.json(missed))
  await act(async () => liveListener.missed())
  expect(server.mock.lastCall?.[0]).toContain(`/api/comments/${scene.postId}/changes?since=`)
  await screen.findByRole('button', { name: '1 new comment' })
  expect(screen.getByText('Eight')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)

  await act(async () => liveListener.missed())
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeTruthy()
})
