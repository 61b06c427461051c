import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Menu } from './Menu.tsx'

const onCopy = vi.fn()
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  onCopy.mockClear()
  user = userEvent.setup()
  render(
    <Router>
      <Menu
        label="Post options"
        items={[
          { label: 'Copy link', onSelect: onCopy },
          { label: 'Pin', onSelect: () => {}, disabled: true },
          { label: 'Report', href: '/report' },
          { label: 'Delete post', onSelect: () => {}, danger: true },
          { label: 'Details', onSelect: () => {} },
        ]}
      >
        {(trigger) => (
          <button type="button" {...trigger}>
            More
          </button>
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </Router>,
  )
})

afterEach(cleanup)

test('it opens on its first item, or on its last with the arrow up', async () => {
  await user.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Copy link')

  await user.keyboard('{Escape}{ArrowUp}')
  expect(focused()).toBe('Details')
})

test('arrows go round and step over what is disabled', async () => {
  await user.click(trigger())
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Report')
  await user.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('Copy link')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Details')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Copy link')
})

test('a letter leads to the next item that begins with it', async () => {
  await user.click(trigger())
  await user.keyboard('d')
  expect(focused()).toBe('Delete post')
  await user.keyboard('d')
  expect(focused()).toBe('Details')
  await user.keyboard('d')
  expect(focused()).toBe('Delete post')
})

test('Escape closes it and gives the focus back', async () => {
  await user.click(trigger())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('More')
})

test('choosing closes it, gives the focus back and acts once', async () => {
  await user.click(trigger())
  await user.keyboard('{Enter}')
  expect(onCopy).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('More')
})

test('a press elsewhere closes it', async () => {
  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

function trigger() {
  return screen.getByRole('button', { name: 'More' })
}

function focused() {
  return document.activeElement?.textContent
}
