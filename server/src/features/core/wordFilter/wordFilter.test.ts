import { authApi } from '@jes/contract/accounts/auth'
import { commentApi } from '@jes/contract/comments/comments'
import { postApi } from '@jes/contract/posts/posts'
import { adminMemberApi, type WordList } from '@jes/contract/staff/adminMembers'
import { describe, expect, test } from 'vitest'
import { hasWatchedWord, listWatched } from '#features/feeds/trends/watchedWords.ts'
import { founded } from '#test/hubs.ts'
import { statusOf } from '#test/moderating.ts'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { newName, PASSWORD, person, sql, visitor } from '#test/world.ts'

/** Letters only, so that it is one word. */
function newWord() {
  const letters = newName('').replace(/[^0-9a-f]/g, '')
  return `w${letters.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
}

async function watch(list: WordList, word = newWord()) {
  const moderator = await staff()
  const added = await moderator.call(adminMemberApi.addWord, { body: { list, word } })
  return { moderator, id: added.word._id, word }
}

async function caseOf(kind: string, thingId: string) {
  const [found] = await sql<{ detail: string; reporterId: string | null }[]>`
    select r.detail, r.reporter_id from cases c join reports r on r.case_id = c.id
    where c.kind = ${kind} and c.thing_id = ${thingId} and c.state = 'open'`
  return found ?? null
}

describe('the lists', () => {
  test('hold a word once, show who added it, and let it go', async () => {
    const { moderator, id, word } = await watch('content')
    const twice = { list: 'content' as const, word: word.toUpperCase() }
    expect(await statusOf(moderator.call(adminMemberApi.addWord, { body: twice }))).toBe(422)
    const list = async () =>
      (await moderator.call(adminMemberApi.words, { query: { list: 'content' } })).words
    expect((await list())[0]).toMatchObject({ word, by: { username: moderator.username } })

    await moderator.call(adminMemberApi.removeWord, { params: { id } })
    expect((await list()).map(({ _id }) => _id)).not.toContain(id)
    expect(await statusOf(moderator.call(adminMemberApi.removeWord, { params: { id } }))).toBe(404)
    const log = await sql`
      select action, facts from audit_log where kind = 'word' and thing_id = ${id} order by place`
    expect(log).toEqual([
      { action: 'word.add', facts: { list: 'content', word } },
      { action: 'word.remove', facts: { list: 'content', word } },
    ])
  })
})

describe('a word that is watched for in what people write', () => {
  test('opens a case by the site about a post, also when it comes in by an edit', async () => {
    const { word } = await watch('content')
    const sita = await person('sita')
    const { _id } = await sita.call(postApi.create, {
      body: { title: 'Namaste', content: `It is ${word}.` },
    })
    expect(await caseOf('post', _id)).toEqual({ detail: word, reporterId: null })

    const clean = await sita.call(postApi.create, { body: { title: 'Namaste' } })
    expect(await caseOf('post', clean._id)).toBeNull()
    const edit = { params: { id: clean._id }, body: { title: `So ${word}` } }
    await sita.call(postApi.edit, edit)
    expect(await caseOf('post', clean._id)).toMatchObject({ detail: word })
  })

  test('and about a comment, written so or made so', async () => {
    const { word } = await watch('content')
    const sita = await person('sita')
    const ad = await posted(sita)
    const write = async (content: string) =>
      (await sita.call(commentApi.create, { body: { ad, content } })).comment._id
    expect(await caseOf('comment', await write(`You ${word}`))).toMatchObject({ detail: word })
    const id = await write('You friend')
    expect(await caseOf('comment', id)).toBeNull()
    await sita.call(commentApi.edit, { params: { id }, body: { content: `You ${word}` } })
    expect(await caseOf('comment', id)).toMatchObject({ detail: word })
  })

  test('but what is written inside a private hub is left to its members', async () => {
    const { word } = await watch('content')
    const owner = await person('owner')
    const hub = await founded(owner, { isPrivate: true })
    const { _id } = await owner.call(postApi.create, { body: { title: word, jehub: hub.id } })
    expect(await caseOf('post', _id)).toBeNull()
  })
})

test('a hashtag with a word of ours or of the staff waits, in either script', async () => {
  const word = newWord()
  expect(hasWatchedWord(await listWatched(sql), word)).toBe(false)
  await watch('trends', word)
  const watched = await listWatched(sql)
  for (const tag of [word, `Great_${word}`, 'मुजी', 'muji']) {
    expect(hasWatchedWord(watched, tag)).toBe(true)
  }
  expect(hasWatchedWord(watched, 'Dashain')).toBe(false)
})

describe('a username', () => {
  async function signUp(username: string) {
    const body = { username, email: `${newName('mail')}@jes.example`, password: PASSWORD }
    return visitor.call(authApi.register, { body }).then(
      () => null,
      ({ errors }: { errors: Record<string, string> }) => errors,
    )
  }

  test('with an unwanted word in it is refused, and says so', async () => {
    const { word } = await watch('usernames')
    for (const name of [word, `x_${word}`, `${word}99`, `my${word}`]) {
      expect(await signUp(name)).toEqual({ username: 'This username cannot be used' })
    }
  })

  test('is not refused for letters that only look like a short word inside', async () => {
    await watch('usernames', 'essx')
    expect(await signUp(`m${newName('essx').replace('essx', 'essxa')}`)).toBeNull()
  })
})
