import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { keyFor } from '#lib/keys.ts'
import { Router } from '#lib/router.tsx'
import { CaptionsDialog } from './CaptionsDialog.tsx'
import { EditClipDialog } from './EditClipDialog.tsx'
import { useClipItems } from './useClipItems.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const user = userEvent.setup({ delay: null })
const client = new QueryClient()
const post = examplePost({
  kind: 'clip',
  content: 'Kites',
  canEdit: true,
  clip: {
    durationMs: 9_000,
    width: 360,
    height: 640,
    hasSound: true,
    sizes: [{ lines: 360, width: 360, height: 640, bytes: 1, url: '/media/a-360.mp4' }],
    captions: [{ language: 'en', url: '/media/a-en1.vtt' }],
  },
})
const onClose = vi.fn()

beforeEach(() => {
  client.clear()
  server.mockReset()
  onClose.mockReset()
})
afterEach(cleanup)

test('the menu of a clip leads to its own dialogs and its statistics, never to /edit', async () => {
  show(<Items />)
  expect(screen.getByText('Edit caption')).toBeTruthy()
  expect(screen.getByText('/jesclips/101/stats')).toBeTruthy()
  await user.click(screen.getByText('Captions'))
  expect(await screen.findByRole('dialog', { name: 'Captions' })).toBeTruthy()
})

test('only what changes is sent, and shown wherever the clip stands', async () => {
  show(<EditClipDialog post={post} open onClose={onClose} />)
  const caption = screen.getByLabelText<HTMLTextAreaElement>('Caption')
  await user.clear(caption)
  await user.type(caption, 'Higher')
  await user.click(screen.getByRole('button', { name: 'Choose another moment' }))
  answer({ ...post, content: 'Higher' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent()).toEqual({ caption: 'Higher', posterAtMs: 0 })
  expect(client.getQueryData(keyFor('post', '101'))).toMatchObject({ content: 'Higher' })
})

test('what the server refuses stands at its field, and nothing is lost', async () => {
  show(<EditClipDialog post={post} open onClose={onClose} />)
  await user.type(screen.getByLabelText('Caption'), '!')
  refuse({ caption: 'Not this one' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not this one')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption').value).toBe('Kites!')
  expect(onClose).not.toHaveBeenCalled()
})

test('captions are typed line by line, and what is wrong names its line', async () => {
  show(<CaptionsDialog post={post} open onClose={onClose} />)
  await user.selectOptions(screen.getByLabelText('Language'), 'ne')
  const cues = screen.getByLabelText('Captions with their times')
  await user.type(cues, '0:01 - 0:02 नमस्ते{enter}no times')
  await user.click(screen.getByRole('button', { name: 'Add captions' }))
  expect(screen.getByRole('alert').textContent).toContain('Line 2: begin with two times')
  expect(server).not.toHaveBeenCalled()

  await user.clear(cues)
  await user.type(cues, '0:01 - 0:02 नमस्ते')
  refuse({ content: 'Line 4 of the captions has no text' })
  await user.click(screen.getByRole('button', { name: 'Add captions' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Line 4 of the captions has no text')

  answer(post)
  await user.click(screen.getByRole('button', { name: 'Add captions' }))
  expect(await screen.findByRole('button', { name: 'Remove Nepali' })).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/clips/101/captions/ne')
  expect(sent()).toEqual({ content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nनमस्ते\n' })
})

test('captions come from a file, and go language by language', async () => {
  show(<CaptionsDialog post={post} open onClose={onClose} />)
  const file = new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nHi'], 'a.vtt', { type: 'text/vtt' })
  await user.upload(screen.getByLabelText('Take a .vtt file'), file)
  await expect
    .poll(() => screen.getByLabelText<HTMLTextAreaElement>('Captions with their times').value)
    .toContain('Hi')

  const english = screen.getAllByRole('listitem')[0]!
  expect(within(english).getByText('Added')).toBeTruthy()
  answer(post)
  await user.click(within(english).getByRole('button', { name: 'Remove English' }))
  expect(await within(english).findByText('None yet')).toBeTruthy()
  expect(server.mock.lastCall?.[1]?.method).toBe('DELETE')
})

function Items() {
  const { items, dialogs } = useClipItems(post)
  return (
    <>
      {items.map(({ label, href, onSelect }) => (
        <button key={label} type="button" onClick={onSelect}>
          {href ?? label}
        </button>
      ))}
      {dialogs}
    </>
  )
}

function show(element: React.ReactNode) {
  return render(
    <QueryClientProvider client={client}>
      <Router>{element}</Router>
    </QueryClientProvider>,
  )
}

function answer(ad: Post) {
  server.mockResolvedValueOnce(Response.json({ _id: '101', status: 'ready', ad }))
}

function refuse(errors: Record<string, string>) {
  const reply = { error: 'Please check.', code: 'invalid', errors }
  server.mockResolvedValueOnce(Response.json(reply, { status: 422 }))
}

function sent(): unknown {
  return JSON.parse(String(server.mock.lastCall?.[1]?.body))
}
