import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#lib/toasts.ts'
import {
  at,
  button,
  exampleComment,
  later,
  mine,
  playComments,
  refuse,
  scene,
  show,
} from './exampleSection.tsx'

playComments()

test('a thread collapses to a line that says how many it hides, and opens again', async () => {
  const deep = exampleComment({ _id: '3', parentComment: '2', content: 'Deep' })
  const reply = exampleComment({ _id: '2', parentComment: '1', content: 'Reply', replies: [deep] })
  scene.comments = [exampleComment({ _id: '1', replies: [reply] })]
  const user = await show()
  await user.click(screen.getAllByRole('button', { name: 'Collapse thread of Hari KC' })[0]!)

  expect(screen.queryByText('Deep')).toBeNull()
  const line = screen.getByRole('button', { name: /2 replies hidden/ })
  await waitFor(() => expect(document.activeElement).toBe(line))
  await user.click(line)
  expect(screen.getByText('Deep')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Replies to Hari KC, level 2' })).toBeTruthy()
})

test('below the last level there is a way on', async () => {
  let thread = exampleComment({ _id: '9', content: 'Level 9' })
  for (const level of [8, 7, 6, 5, 4, 3, 2, 1])
    thread = exampleComment({ _id: String(level), content: `Level ${level}`, replies: [thread] })
  scene.comments = [thread]
  await show()
  expect(screen.getByText('Level 8')).toBeTruthy()
  expect(screen.queryByText('Level 9')).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue this thread' }).getAttribute('href')).toBe(
    `/post/sita/${scene.postId}/momo?comment=8`,
  )
})

test('of a deleted comment only its place and its replies are left', async () => {
  const reply = exampleComment({ _id: '2', parentComment: '1', content: 'Still here' })
  scene.comments = [
    exampleComment({ _id: '1', user: null, state: 'deleted', body: [], replies: [reply] }),
  ]
  await show()
  expect(screen.getByText('Comment deleted by its author')).toBeTruthy()
  expect(screen.getByText('Still here')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(1)
})

test('an edit reads anew at once; refused, it reads as before and the text is in its box', async () => {
  scene.comments = [mine({ content: 'Seven' })]
  const user = await show()
  await user.click(button('More options'))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const edit = await screen.findByLabelText<HTMLTextAreaElement>('Edit your comment')
  await user.clear(edit)
  await user.type(edit, 'Eight')
  const answer = later()
  await user.click(button('Save'))
  expect(screen.getByText('Eight')).toBeTruthy()
  expect(screen.getByText('edited')).toBeTruthy()

  answer(refuse())
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Edit your comment').value).toBe('Eight'),
  )
  expect(useToasts.getState()[0]?.text).toBe('Too busy just now')
  await user.click(button('Cancel'))
  expect(screen.getByText('Seven')).toBeTruthy()
})

test('what is deleted goes at once, and comes back to its place', async () => {
  scene.comments = [
    exampleComment({ _id: '1' }),
    mine({ content: 'Mine' }),
    exampleComment({ _id: '3' }),
  ]
  const user = await show()
  scene.answers = [
    () => Response.json({ removed: true, undoUntil: at }),
    () => Response.json({ comment: mine({ content: 'Mine' }) }),
  ]
  await user.click(screen.getAllByRole('button', { name: 'More options' })[1]!)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(screen.queryByText('Mine')).toBeNull()

  await waitFor(() => expect(useToasts.getState()[0]?.action?.label).toBe('Undo'))
  await act(async () => useToasts.getState()[0]?.action?.onAct())
  await screen.findByText('Mine')
  expect(screen.getAllByRole('article')[1]?.textContent).toContain('Mine')
})
