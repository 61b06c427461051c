import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Router } from '#lib/router.tsx'
import { LinkTabs } from './LinkTabs.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = [
  { value: 'posts', label: 'Posts' },
  { value: 'rules', label: 'Rules' },
  { value: 'members', label: 'Members' },
]

function Hub() {
  const [value, setValue] = useState('posts')
  return (
    <>
      <Tabs id="hub" label="Hub" tabs={tabs} value={value} onChange={setValue} />
      <TabPanel tabs="hub" value={value}>
        {value}
      </TabPanel>
    </>
  )
}

test('tabs are one stop of the Tab key and change with the arrows, round and round', async () => {
  const user = userEvent.setup()
  render(<Hub />)

  await user.tab()
  expect(document.activeElement?.textContent).toBe('Posts')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Rules')
  expect(document.activeElement?.textContent).toBe('Rules')
  await user.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Posts')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Members')
})

test('the panel is named by its tab', async () => {
  const user = userEvent.setup()
  render(<Hub />)
  await user.click(screen.getByRole('tab', { name: 'Rules' }))
  expect(screen.getByRole('tabpanel', { name: 'Rules' }).textContent).toBe('rules')
  expect(screen.getByRole('tab', { name: 'Rules' }).getAttribute('aria-controls')).toBe(
    screen.getByRole('tabpanel').id,
  )
})

test('tabs with addresses are links, and the shown one says so', () => {
  const pages = [
    { href: '/', label: 'Latest' },
    { href: '/?feed=popular', label: 'Popular' },
  ]
  render(
    <Router>
      <LinkTabs label="Feeds" tabs={pages} current="/?feed=popular" />
    </Router>,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Popular')
  expect(screen.getByRole('link', { name: 'Latest' }).getAttribute('href')).toBe('/')
})
