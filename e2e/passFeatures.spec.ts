import type { Page } from '@playwright/test'
import { closeDatabase, database } from './database.ts'
import { expect, test } from './people.ts'
import { moveTo } from './survey.ts'
import { articleOf, writer } from './writing.ts'

test.afterAll(closeDatabase)

async function givePass({ username }: { username: string }) {
  await database()`
    update users set premium_until = now() + interval '30 days', paid_until = now() + interval '25 days'
    where username = ${username}`
}

async function openMenu(page: Page, title: string, item: string) {
  await articleOf(page, title).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('with a pass a post goes out later, several stand pinned, and what is saved goes into a folder', async ({
  person,
}) => {
  const sita = await person('sita')
  const { page } = sita
  const pen = await writer(page.request, sita)
  const [tea, momo] = [await pen.post('Tea in Ilam'), await pen.post('Momo in Patan')]
  for (const { _id } of [tea, momo]) await pen.bookmark(_id)

  await test.step('a post is written now and goes out later, and can be changed until then', async () => {
    await page.goto('/add-post')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('link', { name: 'See Premium' }).last()).toBeVisible()

    await givePass(sita)
    await page.goto('/add-post')
    await page.getByLabel('Title').fill('Momo at five')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Your post is scheduled.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('')

    await page.getByRole('button', { name: 'Drafts' }).click()
    await page.getByRole('link', { name: /^Momo at five/ }).click()
    await expect(page.getByRole('heading', { name: 'Edit scheduled post' })).toBeVisible()
    await page.getByLabel('Title').fill('Momo at six')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await publishScheduled(sita)
  })

  await test.step('two posts stand pinned, the newest pin first', async () => {
    await moveTo(page, `/je/${sita.username}`)
    await expect(articleOf(page, 'Momo at six')).toBeVisible()
    for (const { title } of [tea, momo]) {
      const pinned = page.waitForResponse((reply) => reply.url().includes('/pin'))
      await openMenu(page, title, 'Pin to profile')
      expect((await pinned).ok()).toBe(true)
    }
    await page.reload()
    const titles = page.getByRole('article').getByRole('heading', { level: 2 })
    await expect(titles).toHaveText([momo.title, tea.title, 'Momo at six'])
  })

  await test.step('what is saved goes into a folder, and out of it when the folder is gone', async () => {
    await moveTo(page, '/bookmarks')
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByLabel('Name of the folder').fill('Drinks')
    await page.getByRole('button', { name: 'Create folder' }).click()
    await expect(page.getByText('Nothing in this folder yet')).toBeVisible()
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await openMenu(page, tea.title, 'Move to a folder')
    await page.getByRole('dialog').getByRole('button', { name: 'Drinks' }).click()
    await expect(page.getByText('Moved to Drinks')).toBeVisible()
    await page.getByRole('link', { name: 'Drinks' }).click()
    await expect(articleOf(page, tea.title)).toBeVisible()
    await expect(articleOf(page, momo.title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Change Drinks' }).click()
    await page.getByRole('menuitem', { name: 'Remove folder' }).click()
    await expect(articleOf(page, momo.title)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Drinks' })).toHaveCount(0)
  })
})

/** Runs now what would go out at its time. */
async function publishScheduled({ username }: { username: string }) {
  const sql = database()
  const waiting = () => sql`
    select from scheduled_posts s join users u on u.id = s.user_id and u.username = ${username}`
  expect(await waiting()).toHaveLength(1)
  await sql`
    update scheduled_posts s set publish_at = now()
    from users u where u.id = s.user_id and u.username = ${username}`
  await sql`select graphile_worker.add_job('publishScheduled', '{}'::json)`
  await expect.poll(async () => (await waiting()).length).toBe(0)
}
