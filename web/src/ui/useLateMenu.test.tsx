import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useToasts } from '#lib/toasts.ts'
import { Menu } from './Menu.tsx'
import { type MenuEnd, useLateMenu } from './useLateMenu.ts'

const items = ['Edit', 'Pin', 'Delete'].map((label) => ({ label, onSelect: () => {} }))

type Props = { load: () => Promise<typeof LateMenu> }

function LateMenu({ startsAt }: { startsAt: MenuEnd }) {
  return (
    <Menu label="More" items={items} startsAt={startsAt}>
      {(trigger) => (
        <button type="button" {...trigger}>
          More
        </button>
      )}
    </Menu>
  )
}

function LateButton({ load }: Props) {
  const { late, trigger } = useLateMenu(load)
  if (late) return <late.loaded startsAt={late.startsAt} />
  return (
    <button type="button" {...trigger}>
      More
    </button>
  )
}

afterEach(() => {
  cleanup()
  useToasts.setState([], true)
})

test('the press that fetches the menu opens it at its first item', async () => {
  render(<LateButton load={async () => LateMenu} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'Edit' }))
})

test('the arrow up opens it at its last, and Escape gives the focus back', async () => {
  render(<LateButton load={async () => LateMenu} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})

test('a menu that does not come is said, and the button stays', async () => {
  render(<LateButton load={() => Promise.reject(new TypeError('Failed to fetch'))} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await expect.poll(() => useToasts.getState()[0]?.text).toMatch(/^No response/)
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
})
