import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigate } from '#lib/places.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import {
  at,
  box,
  button,
  exampleComment,
  gita,
  hear,
  later,
  mine,
  playComments,
  refuse,
  scene,
  sent,
  show,
} from './exampleSection.tsx'

playComments()

test('a comment shows at once, grey until it has arrived', async () => {
  const user = await show()
  const answer = later()
  await user.type(box(), 'ताजा मोमो')
  await user.click(button('Comment'))

  expect(screen.getByText('ताजा मोमो').closest('article')?.getAttribute('aria-busy')).toBe('true')
  expect(box().value).toBe('')

  answer(Response.json({ comment: mine({ content: 'ताजा मोमो' }) }, { status: 201 }))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.getAllByText('ताजा मोमो')).toHaveLength(1)
  expect(sent()).toEqual([{ content: 'ताजा मोमो', ad: String(scene.postId) }])
})

test('what did not arrive stays with its text, and goes out again when asked', async () => {
  const user = await show()
  scene.answers = [refuse, () => Response.json({ comment: mine({ content: 'Momo' }) })]
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent')
  expect(screen.getByText('Momo')).toBeTruthy()

  await user.click(button('Retry'))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('what did not arrive can be given up', async () => {
  const user = await show()
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Momo')).toBeNull()
})

test('blank content sends nothing', async () => {
  const user = await show()
  expect(button('Comment')).toHaveProperty('disabled', true)
  await user.type(box(), '  {Enter} {Control>}{Enter}{/Control}')
  expect(button('Comment')).toHaveProperty('disabled', true)
  expect(sent()).toEqual([])
})

test('a comment that is too long says so, and how long it is', async () => {
  const user = await show()
  await user.click(box())
  await user.paste('क'.repeat(4_600))
  expect(screen.getByText('4,600/5,000')).toBeTruthy()
  await user.paste('क'.repeat(401))
  expect(screen.getByText(/longer than a comment can be/)).toBeTruthy()
  expect(button('Comment')).toHaveProperty('disabled', true)
})

test('unfinished text is there again after a reload, for each place its own', async () => {
  scene.comments = [exampleComment()]
  const user = await show()
  await user.type(box(), 'Half a comment')
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'Half a reply')

  cleanup()
  await show()
  expect(box().value).toBe('Half a comment')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC').value).toBe('Half a reply')
})

test('a visitor is led to log in, comes back to the place, and finds the text', async () => {
  clearUser()
  const user = await show()
  await user.type(box(), 'From a visitor')
  await user.click(button('Comment'))
  expect(window.location.pathname).toBe('/login')
  expect(new URLSearchParams(window.location.search).get('next')).toBe(
    `/post/sita/${scene.postId}/momo#comments`,
  )
  expect(sent()).toEqual([])

  cleanup()
  setUser(gita)
  setToken('token')
  await show()
  expect(box().value).toBe('From a visitor')
})

test('a visitor who answers comes back to the comment, with the box open', async () => {
  clearUser()
  scene.comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  await user.click(screen.getAllByRole('button', { name: 'Reply' })[1]!)
  const next = new URLSearchParams(window.location.search).get('next')
  expect(next).toBe(`/post/sita/${scene.postId}/momo#c5`)

  cleanup()
  setUser(gita)
  setToken('token')
  navigate(next!)
  await show()
  const reply = screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC')
  expect(reply.value).toBe('An answer')
  await waitFor(() => expect(document.activeElement).toBe(reply))
})

test('who is answering a comment keeps the text when that is deleted', async () => {
  scene.comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  hear('commentDeleted', { _id: '5', ad: String(scene.postId), comment: null, total: 0, at })
  await screen.findByText('Comment deleted by its author')
  expect(screen.getByDisplayValue('An answer')).toBeTruthy()
})

test('a quote stands in the reply', async () => {
  scene.comments = [exampleComment({ content: 'One\nTwo' })]
  const user = await show()
  await user.click(button('More options'))
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to Hari KC').value).toBe(
    '> One\n> Two\n\n',
  )
})

test('a locked post says so and takes no answers', async () => {
  scene.comments = [exampleComment()]
  await show({ isLocked: true })
  expect(screen.getByText(/This post is locked/)).toBeTruthy()
  expect(screen.queryByPlaceholderText('Add a comment')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('where nobody wrote yet there is a way to begin', async () => {
  const user = await show()
  await user.click(await screen.findByRole('button', { name: 'Write the first comment' }))
  expect(document.activeElement).toBe(box())
})
