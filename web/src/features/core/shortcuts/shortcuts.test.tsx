import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentPlace, navigate } from '#lib/history.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { closeShortcutSheet } from './sheet.ts'

const voted = vi.fn()
const replied = vi.fn()

beforeEach(() => {
  voted.mockClear()
  replied.mockClear()
  choose({ singleKeys: true })
  navigate('/')
})

afterEach(() => {
  cleanup()
  closeShortcutSheet()
  vi.restoreAllMocks()
})

/** Two posts and a comment, as the lists render them. */
function showPage() {
  render(
    <>
      <main>
        {['First', 'Second'].map((title) => (
          <article key={title}>
            <a href="/post" aria-keyshortcuts="o">
              {title}
            </a>
            <button type="button" aria-keyshortcuts="u" onClick={() => voted(title)}>
              Vote
            </button>
          </article>
        ))}
        <article tabIndex={-1} aria-label="A comment">
          <button type="button" aria-keyshortcuts="r c" onClick={replied}>
            Reply
          </button>
        </article>
      </main>
      <input aria-label="A field" />
      <Shortcuts />
    </>,
  )
  // Without a layout everything would lie under the header.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 9, 9),
  )
  return userEvent.setup()
}

test('j and k go from post to post and on to the comments, and letters act on the one reached', async () => {
  const user = showPage()
  await user.keyboard('u')
  expect(voted).not.toHaveBeenCalled()
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'First' }))
  await user.keyboard('ju')
  expect(voted).toHaveBeenCalledExactlyOnceWith('Second')
  await user.keyboard('jr')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'A comment' }))
  expect(replied).toHaveBeenCalledOnce()
  await user.keyboard('jkku')
  expect(voted).toHaveBeenLastCalledWith('First')
})

test('g and a second letter lead to a page, n to a new post', async () => {
  const user = showPage()
  await user.keyboard('gb')
  expect(currentPlace().pathname).toBe('/bookmarks')
  await user.keyboard('gh')
  expect(currentPlace().pathname).toBe('/')
  await user.keyboard('n')
  expect(currentPlace().pathname).toBe('/add-post')
})

test('in a field, with Ctrl, or switched off, letters mean nothing', async () => {
  const user = showPage()
  await user.keyboard('j')
  await user.keyboard('{Control>}u{/Control}')
  await user.type(screen.getByLabelText('A field'), 'nu')
  await user.tab({ shift: true })
  choose({ singleKeys: false })
  await user.keyboard('?n')
  expect(voted).not.toHaveBeenCalled()
  expect(currentPlace().pathname).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('? opens the sheet, which is searched and switches single keys off', async () => {
  const user = showPage()
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.type(screen.getByRole('searchbox', { name: 'Find a shortcut' }), 'vote')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.type(screen.getByRole('searchbox'), 'zzz')
  screen.getByText('No shortcut by that name.')
  await user.click(screen.getByRole('switch', { name: 'Single keys' }))
  expect(usePreferences.getState().singleKeys).toBe(false)
})
