import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { passGate, useGate } from '#lib/gate.ts'
import { clearUser, signIn, useSession } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import {
  at,
  box,
  button,
  exampleComment,
  gita,
  later,
  mine,
  playComments,
  receive,
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

test('what did not arrive stays with its text, and is sent again on a press', async () => {
  const user = await show()
  scene.answers = [refuse, () => Response.json({ comment: mine({ content: 'Momo' }) })]
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent')
  expect(screen.getByText('Momo')).toBeTruthy()

  await user.click(button('Retry'))
  await screen.findByRole('article', { name: 'Comment by Gita' })
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('who has not verified their email reads why a comment must wait, and keeps it', async () => {
  const user = await show()
  const refusal = { error: 'Please verify your email first.', code: 'email_unverified' }
  scene.answers = [() => Response.json(refusal, { status: 403 })]
  await user.type(box(), 'Momo{Control>}{Enter}{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain(refusal.error)
  expect(screen.getByText('Momo')).toBeTruthy()
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

test('a visitor writes and logs in, and only then it is sent, once', async () => {
  clearUser()
  const user = await show()
  await user.type(box(), 'From a visitor')
  await user.click(button('Comment'))
  expect(useGate.getState()).toMatchObject({
    kind: 'comment',
    thing: { content: 'From a visitor' },
  })
  expect(sent()).toEqual([])
  expect(box().value).toBe('From a visitor')

  const answer = later()
  act(() => signIn(gita, 'token'))
  const passing = passGate()
  await waitFor(() => expect(box().value).toBe(''))
  answer(Response.json({ comment: mine({ content: 'From a visitor' }) }))
  await act(() => passing)
  expect(sent()).toEqual([{ ad: String(scene.postId), content: 'From a visitor' }])
})

test('a visitor who answers a comment logs in, and the answer is sent', async () => {
  clearUser()
  scene.comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  await user.click(screen.getAllByRole('button', { name: 'Reply' })[1]!)
  expect(useGate.getState()).toMatchObject({ kind: 'reply' })

  const answer = later()
  act(() => signIn(gita, 'token'))
  const passing = passGate()
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer(Response.json({ comment: mine({ parentComment: '5' }) }))
  await act(() => passing)
  expect(sent()[0]).toMatchObject({ parentComment: '5', content: 'An answer' })
})

test('who lets an ended session go finds the text in the box; another who comes then has to send it anew', async () => {
  const user = await show()
  await user.type(box(), 'Written by Gita')
  act(() => {
    useSession.setState({ hasEnded: true })
    clearUser()
  })
  expect(box().value).toBe('Written by Gita')

  await user.click(button('Comment'))
  act(() => signIn({ _id: '2', username: 'hari', image: null }, 'token'))
  await act(passGate)
  expect(sent()).toEqual([])
  expect(box().value).toBe('Written by Gita')
  expect(useToasts.getState().at(-1)?.text).toContain('You are @hari now')
})

test('who logs out leaves no text behind for the next', async () => {
  const user = await show()
  await user.type(box(), 'Written by Gita')
  act(clearUser)
  expect(box().value).toBe('')
})

test('who is answering a comment keeps the text when that is deleted', async () => {
  scene.comments = [exampleComment({ _id: '5' })]
  const user = await show()
  await user.click(button('Reply'))
  await user.type(screen.getByLabelText('Reply to Hari KC'), 'An answer')
  receive('commentDeleted', { _id: '5', ad: String(scene.postId), comment: null, total: 0, at })
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

test('where only some may comment a line says who, in place of the box', async () => {
  scene.comments = [exampleComment()]
  await show({ commenters: 'following', canComment: false })
  expect(screen.getByText(/^Only people whom .+ follows or mentions may comment/)).toBeTruthy()
  expect(screen.queryByPlaceholderText('Add a comment')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('who is among them has the line and the box', async () => {
  await show({ commenters: 'nobody', canComment: true })
  expect(screen.getByText(/has closed the comments/)).toBeTruthy()
  expect(box()).toBeTruthy()
})

test('where nobody wrote yet there is a way to begin', async () => {
  const user = await show()
  await user.click(await screen.findByRole('button', { name: 'Write the first comment' }))
  expect(document.activeElement).toBe(box())
})
