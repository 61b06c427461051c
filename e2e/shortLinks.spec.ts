import { founder, hubNamed } from './founding.ts'
import { expect, test } from './people.ts'
import { writer } from './writing.ts'

test('a short link opens what its reader may read, and says nothing to others', async ({
  person,
  request,
}) => {
  const [maya, bikash] = [await person('maya'), await person('bikash')]
  const name = hubNamed('Family')
  const hub = await (await founder(request, maya)).found({ name, isPrivate: true })
  const pen = await writer(request, maya)
  const open = await pen.post('पाटनको मम')
  const secret = await pen.post('Our recipe', '', hub._id)

  await bikash.page.goto(`/p/${open._id}`)
  await expect(bikash.page.getByRole('heading', { level: 1, name: 'पाटनको मम' })).toBeVisible()
  expect(decodeURI(new URL(bikash.page.url()).pathname)).toBe(
    `/post/${maya.username}/${open._id}/पाटनको-मम`,
  )

  await maya.page.goto(`/p/${secret._id}`)
  await expect(maya.page.getByRole('heading', { level: 1, name: 'Our recipe' })).toBeVisible()
  await expect(maya.page).toHaveURL(`/post/${maya.username}/${secret._id}/Our-recipe`)

  for (const id of [secret._id, '123']) {
    const reply = await bikash.page.goto(`/p/${id}`)
    expect(reply?.status()).toBe(404)
    await expect(bikash.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(bikash.page).toHaveURL(`/p/${id}`)
  }
})
