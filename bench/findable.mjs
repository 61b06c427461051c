import postgres from 'postgres'

const FEATURES = new URL('../server/dist/features/', import.meta.url)

/** Adds what writing through the endpoints would have added: search keys, hashtags, words. */
export async function makeFindable(databaseUrl) {
  const at = (path) => import(new URL(path, FEATURES))
  const { indexBacklog } = await at('core/searchIndex/tasks.js')
  const { countHashtags, recountHashtags } = await at('posts/hashtags/count.js')
  const { learnWords } = await at('search/spellCorrection/learn.js')
  const sql = postgres(databaseUrl, {
    max: 2,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel } },
  })
  await sql`
    insert into search_backlog (post_id)
    select p.id from posts p where not exists (select from post_search s where s.post_id = p.id)
    on conflict do nothing`
  await indexBacklog(sql)
  await sql`
    insert into hashtags (tag, sound, spelling) select distinct tag, '', tag from post_hashtags on conflict do nothing`
  await countHashtags(sql)
  await recountHashtags(sql)
  await learnWords(sql)
  await sql`vacuum analyze`
  await sql.end()
}
