import { soundOf } from '@jes/contract/lib/script/sound'
import { postApi } from '@jes/contract/posts/posts'
import { type SearchQuery, searchApi } from '@jes/contract/search/search'
import { describe, expect, test } from 'vitest'
import { indexBacklog } from '#features/core/searchIndex/tasks.ts'
import { takeDown } from '#test/postings.ts'
import { type callerWith, newName, person, sql, visitor } from '#test/world.ts'
import { imageOf, write } from '#test/writing.ts'

type Asking = Partial<Omit<SearchQuery, 'limit'>> & { limit?: number }
type Caller = ReturnType<typeof callerWith>

function page(q: string, asking: Asking = {}, viewer: Caller = visitor) {
  return viewer.call(searchApi.search, { query: { q, type: 'ads', ...asking } })
}

async function found(q: string, asking: Asking = {}, viewer: Caller = visitor) {
  return (await page(q, asking, viewer)).ads.map(({ _id }) => _id)
}

/** A word that no other test writes. */
function newWord(start: string) {
  return start + letters(10)
}

describe('a post is found', () => {
  test('by a word of its title or text, however it is written', async () => {
    const word = newWord('jhol')
    const { _id } = await write(await person(), { content: `Try *${word.toUpperCase()}*, hot` })
    for (const q of [word, word.toUpperCase(), `hot ${word}`, `  ${word}!?`]) {
      expect(await found(q)).toEqual([_id])
    }
    expect(await found(`${word} cold`)).toEqual([])
  })

  test.each([
    ['kathmandu', 'काठमाडौँ'],
    ['काठमाडौं', 'Kathmandu'],
    ['dhanyabad', 'धन्यवाद'],
    ['bhayo', 'भयो'],
    ['vayo', 'भयो'],
    ['काठमाडौँ', 'काठमाडौँमा'],
    ['विद्यालय', 'विद्यालयहरूको'],
    ['running', 'runs'],
  ])('by %s when it says %s', async (q, said) => {
    const mark = newWord('m')
    const { _id } = await write(await person(), { content: `${said} ${mark}` })
    expect(await found(`${q} ${mark}`)).toEqual([_id])
  })

  test('in spite of a slip, which is told', async () => {
    const word = `pashupati${letters(6)}`
    const { _id } = await write(await person(), { content: word })
    await sql`insert into search_words (word, sound, posts) values (${word}, ${word}, 9)`
    const slip = word.replace('hu', 'uh')

    const answer = await page(slip)

    expect(answer.ads.map((ad) => ad._id)).toEqual([_id])
    expect(answer).toMatchObject({ meant: word })
    expect(answer.terms).toContain(slip)
  })

  test('as typed before its other forms, and those before what only sounds like it', async () => {
    const [sita, mark] = [await person('sita'), newWord('m')]
    const sound = await write(sita, { content: `Pokhara ${mark}` })
    const exact = await write(sita, { content: `पोखरा ${mark}` })
    const stem = await write(sita, { content: `पोखरामा ${mark}` })
    expect(await found(`पोखरा ${mark}`)).toEqual([exact._id, stem._id, sound._id])
  })

  test('by its title before its text', async () => {
    const [sita, word] = [await person('sita'), newWord('thakali')]
    const titled = await write(sita, { title: `About ${word}` })
    const notified = await write(sita, { content: word })
    expect(await found(word)).toEqual([titled._id, notified._id])
    expect(await found(word, { sort: 'new' })).toEqual([notified._id, titled._id])
  })

  test('by what it says after an edit, and no more by what it said', async () => {
    const sita = await person('sita')
    const [before, after] = [newWord('before'), newWord('after')]
    const { _id: id } = await write(sita, { content: before })
    await sita.call(postApi.edit, { params: { id }, body: { content: after } })
    expect(await found(before)).toEqual([])
    expect(await found(after)).toEqual([id])
  })

  test('no more once it is deleted', async () => {
    const word = newWord('gone')
    const { _id } = await write(await person(), { content: word })
    await takeDown(_id)
    expect(await found(word)).toEqual([])
  })

  test('by its hashtag in either script', async () => {
    const [sita, mark] = [await person('sita'), newWord('m')]
    const tagged = await write(sita, { content: `#Pokhara ${mark}` })
    const notified = await write(sita, { content: `Pokhara ${mark}` })
    expect(await found(`#पोखरा ${mark}`)).toEqual([tagged._id])
    expect(await found(`pokhara ${mark}`)).toEqual([notified._id, tagged._id])
  })
})

describe('a word', () => {
  test.each([
    ['गर्नु', 'गरेको'],
    ['garxa', 'गर्नुभयो'],
    ['gayo', 'जान्छ'],
    ['दुःख', 'dukha'],
    ['संगीत', 'सङ्गीत'],
    ['घर मा', 'घर'],
  ])('%s finds %s', async (q, said) => {
    const mark = newWord('m')
    const { _id } = await write(await person(), { content: `${said} ${mark}` })
    expect(await found(`${q} ${mark}`)).toEqual([_id])
  })

  test.each([
    ['मन', 'मान'],
    ['धान', 'दान'],
    ['समान', 'सामान'],
    ['फूल', 'फुल'],
    ['bhat', 'बात'],
    ['maan', 'मन'],
  ])('%s does not find %s where there is something better', async (q, said) => {
    const [sita, mark] = [await person('sita'), newWord('m')]
    const { _id } = await write(sita, { content: `${q} ${mark}` })
    await write(sita, { content: `${said} ${mark}` })
    expect(await found(`${q} ${mark}`)).toEqual([_id])
  })

  test('that somebody joins finds the two that others write, in either script', async () => {
    const [sita, tail] = [await person('sita'), letters(5)]
    const parted = await write(sita, { content: `kukur ghar${tail} here` })
    const apart = await write(sita, { content: `ghar${tail} of no kukur` })
    for (const word of ['kukur', 'कुकुर', `ghar${tail}`])
      await sql`
        insert into search_words (word, sound, posts) values (${word}, ${soundOf(word)}, 1)
        on conflict do nothing`
    const answer = await page(`kukurghar${tail}`)
    expect(answer.ads.map(({ _id }) => _id)).toEqual([parted._id, apart._id])
    expect(answer.firstSimilar).toBe(apart._id)
  })

  test('that others join with a small one are found joined, and as they are plainly read', async () => {
    const [sita, mark] = [await person('sita'), newWord('mark')]
    const joined = await write(sita, { content: `नयाँबानेश्वर ${mark}` })
    const nasal = await write(sita, { content: `ढिँडो गाउँपालिका जयगढ ${mark}` })
    expect(await found(`नयाँ बानेश्वर ${mark}`)).toEqual([joined._id])
    for (const q of ['dhido', 'dhindo', 'gaupalika', 'jayagad', 'jayagadh'])
      expect(await found(`${q} ${mark}`)).toEqual([nasal._id])
  })
})

describe('other words', () => {
  test('for the same thing are found in the other language, under a line of their own', async () => {
    const [sita, mark] = [await person('sita'), newWord('m')]
    const said = await write(sita, { content: `rain ${mark}` })
    const other = await write(sita, { content: `झरीमा ${mark}` })

    const answer = await page(`rain ${mark}`)

    expect(answer.ads.map(({ _id }) => _id)).toEqual([said._id, other._id])
    expect(answer.inOtherWords).toEqual({ first: other._id, words: ['वर्षा', 'झरी', 'पानी'] })
    expect(answer.terms).toContain('झरी')
    expect((await page(`झरी ${mark}`)).inOtherWords).toMatchObject({ first: said._id })
  })

  test('that are only similar stand under a line, and nowhere where something better was found', async () => {
    const [sita, mark] = [await person('sita'), newWord('m')]
    const similar = await write(sita, { content: `दान ${mark}` })
    expect(await page(`धान ${mark}`)).toMatchObject({ firstSimilar: similar._id })
    const better = await write(sita, { content: `धान ${mark}` })
    const answer = await page(`धान ${mark}`)
    expect(answer.ads.map(({ _id }) => _id)).toEqual([better._id])
    expect(answer.firstSimilar).toBeNull()
  })
})

describe('the order', () => {
  test('is by votes when asked, and by age', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const [older, newer] = [
      await write(sita, { content: word }),
      await write(sita, { content: word }),
    ]
    await sql`update post_stats set up_votes = 40 where post_id = ${older._id}`
    expect(await found(word, { sort: 'top' })).toEqual([older._id, newer._id])
    expect(await found(word, { sort: 'new' })).toEqual([newer._id, older._id])
  })

  test('leaves out what is older than the period', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const { _id } = await write(sita, { content: word })
    await aged(_id, 3)
    expect(await found(word, { t: 'day' })).toEqual([])
    expect(await found(word, { t: 'week' })).toHaveLength(1)
  })

  test.each(['best', 'new', 'top'] as const)(
    '"%s" repeats and skips nothing from page to page while posts arrive',
    async (sort) => {
      const [sita, word] = [await person('sita'), `${newWord('walk')}k`]
      const ids: string[] = []
      for (const said of [word, `${word}s`, word, `${word}s`, word]) {
        ids.push((await write(sita, { content: said }))._id)
      }
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const next = await page(word, { sort, cursor, limit: 2 })
        seen.push(...next.ads.map(({ _id }) => _id))
        cursor = next.nextCursor ?? undefined
        await write(sita, { content: word })
      } while (cursor)
      expect(seen.toSorted()).toEqual(ids.toSorted())
    },
  )
})

describe('operators', () => {
  test('from: and in: say who and where', async () => {
    const [sita, hari, word] = [await person('sita'), await person('hari'), newWord('w')]
    const mine = await write(sita, { content: word })
    await write(hari, { content: word })
    expect(await found(`${word} from:${sita.username}`)).toEqual([mine._id])
    expect(await found(`${word} from:@${sita.username.toUpperCase()}`)).toEqual([mine._id])
    expect(await found(`from:${sita.username}`)).toEqual([mine._id])
    expect(await found(`${word} from:${newName('nobody')}`)).toEqual([])
    expect(await found(`${word} in:${newName('nowhere')}`)).toEqual([])
  })

  test('a phrase stands as it is typed', async () => {
    const [sita, one, two] = [await person('sita'), newWord('one'), newWord('two')]
    const there = await write(sita, { content: `so ${one} ${two} it is` })
    await write(sita, { content: `${two} ${one}` })
    await write(sita, { title: `The ${one}`, content: `${two}` })
    expect(await found(`"${one} ${two}"`)).toEqual([there._id])
    expect(await found(`“${one} ${two}”`)).toEqual([there._id])
    expect(await found(`"${one} ${two}`)).toEqual([there._id])
    expect(await found(`${one} ${two}`)).toHaveLength(3)
  })

  test('-word leaves out, and so does -"a phrase"', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const plain = await write(sita, { content: word })
    const buff = await write(sita, { content: `${word} buff momos` })
    expect(await found(`${word} -buff`)).toEqual([plain._id])
    expect(await found(`${word} -"buff momos"`)).toEqual([plain._id])
    expect(await found(`${word} -"momos buff"`)).toEqual([buff._id, plain._id])
    expect(await found(`from:${sita.username} -buff`)).toEqual([plain._id])
  })

  test('has: asks for pictures, links and polls', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const pictured = await write(sita, {
      content: word,
      images: [{ _id: await imageOf(sita), alt: '' }],
    })
    const linked = await write(sita, { content: `${word} https://jes.example/${word}` })
    const polled = await write(sita, { content: word, poll: { options: ['a', 'b'], hours: 1 } })
    expect(await found(`${word} has:image`)).toEqual([pictured._id])
    expect(await found(`has:link ${word}`)).toEqual([linked._id])
    expect(await found(`${word} has:poll`)).toEqual([polled._id])
    expect(await found(`${word} has:video`)).toEqual([])
    expect(await found(`${word} has:image has:poll`)).toEqual([])
  })

  test('since: and until: count days in Nepal', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const { _id } = await write(sita, { content: word })
    const old = await aged(_id, 3)
    const fresh = (await write(sita, { content: word }))._id
    expect(await found(`${word} since:1d`)).toEqual([fresh])
    expect(await found(`${word} until:1d`)).toEqual([old])
    expect(await found(`${word} since:${nepalDay(0)}`)).toEqual([fresh])
    expect(await found(`${word} until:${nepalDay(0)}`)).toEqual([fresh, old])
    expect(await found(`${word} until:${nepalDay(-1)}`)).toEqual([old])
    expect(await found(`${word} since:2099-01`)).toEqual([])
    expect(await found(`${word} before:${nepalDay(0)}`)).toEqual([old])
    expect(await found(`${word} after:${nepalDay(-1)}`)).toEqual([fresh])
  })

  test('lang: is the language of a post, whatever script asks', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const { _id: english } = await write(sita, { content: `${word} the steamed ones are best` })
    const { _id: nepali } = await write(sita, { content: `${word} आज बिहान पकाएको मीठो थियो` })
    expect(await found(`${word} lang:en`)).toEqual([english])
    expect(await found(`${word} lang:नेपाली`)).toEqual([nepali])
    expect(await found(`lang:ne from:${sita.username}`)).toEqual([nepali])
  })
})

function letters(count: number) {
  return Array.from({ length: count }, () => 'bdgklmrst'[Math.floor(Math.random() * 9)]).join('')
}

function nepalDay(days: number) {
  return new Date(Date.now() + 5.75 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** The post as if it had been written days ago: its id tells when. */
async function aged(id: string, days: number) {
  const older = String(BigInt(id) - (BigInt(days * 86_400_000) << 16n))
  await sql`
    insert into posts (id, kind, author_id, title, content, body, language, created_at)
    select ${older}, kind, author_id, title, content, body, language, created_at from posts where id = ${id}`
  await sql`
    insert into post_stats (post_id, author_id, rank) select ${older}, author_id, rank from post_stats where post_id = ${id}`
  await sql`delete from posts where id = ${id}`
  await sql`insert into search_backlog (post_id) values (${older})`
  await indexBacklog(sql)
  return older
}
