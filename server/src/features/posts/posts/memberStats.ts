import type { Post } from '@jes/contract/posts/posts'
import { isOpenTo, type Relations, readRelations } from '#features/core/visibility/relations.ts'
import type { MuteScope } from '#features/core/visibility/rule.ts'
import { isShownPin } from '#features/posts/pins/rule.ts'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import { audienceIn, listPostStats, type PostStats } from './postStats.ts'

type Poll = NonNullable<Post['poll']>
/** What is the same for every viewer. */
type PostFacts = Omit<
  PostStats,
  'poll' | 'userVote' | 'isBookmarked' | 'isReposted' | 'state' | 'removal' | `can${string}`
> & {
  isLive: boolean
  isPrivate: boolean
  authorId: string
  hubId: string | null
  allowsQuotes: boolean
  poll: Omit<Poll, 'myChoice'> | null
}
type OwnQuestion = { viewerId: string; ids: string[] }
/** What a member did with a post. */
type Own = {
  asked: number
  id: string
  vote: 1 | -1 | null
  isBookmarked: boolean
  isReposted: boolean
  choice: number | null
  isHidden: boolean
}

/**
 * The stats of posts in a list for a member: what is the same for all is read once for all who ask at the same time.
 * Where a private post, one with a limit on comments or a muted word is among it the rule is asked of the database.
 */
export async function listMemberStats(
  sql: Sql,
  ids: string[],
  { viewerId, unmuted }: { viewerId: string; unmuted: MuteScope | null },
): Promise<PostStats[]> {
  const [relations, facts, own] = await Promise.all([
    readRelations(sql, viewerId),
    readFacts(sql, ids),
    readOwn(sql, { viewerId, ids }),
  ])
  const needsRule = (unmuted !== null && relations.hasMutedWords) || facts.some(isLimited)
  if (needsRule) return listPostStats(sql, ids, { viewerId, isWhole: false, unmuted })
  return facts
    .filter((post) => isOpenTo(post, relations, unmuted))
    .filter(({ _id }) => unmuted === null || !own.get(_id)?.isHidden)
    .map((post) => toStats(post, relations, own.get(post._id)))
}

function isLimited({ isPrivate, commenters }: PostFacts) {
  return isPrivate || commenters !== 'everyone'
}

/** Field by field, as in `toPost`. */
function toStats(post: PostFacts, { viewerId, teams }: Relations, own: Own | undefined): PostStats {
  const isMine = post.authorId === viewerId
  return {
    _id: post._id,
    version: post.version,
    upVotes: post.upVotes,
    downVotes: post.downVotes,
    score: post.score,
    commentCount: post.commentCount,
    bookmarkCount: post.bookmarkCount,
    repostCount: post.repostCount,
    audience: post.audience,
    commenters: post.commenters,
    canComment: true,
    views: post.views,
    isPinned: post.isPinned,
    poll: post.poll && { ...post.poll, myChoice: own?.choice ?? null },
    userVote: own?.vote ?? 0,
    isBookmarked: own?.isBookmarked ?? false,
    isReposted: own?.isReposted ?? false,
    canRepost: !post.isPrivate,
    canQuote: post.allowsQuotes && !post.isPrivate,
    quotedId: post.quotedId,
    quoteState: post.quoteState,
    canEdit: isMine,
    canDelete: isMine,
    canModerate: post.hubId !== null && teams.includes(post.hubId),
    state: 'live',
    removal: null,
  }
}

const readFacts = makeBatch(async (sql: Sql, lists: string[][]) => {
  const rows = await sql<PostFacts[]>`
    select s.post_id as _id, s.is_live, s.is_private, s.author_id, s.hub_id,
      s.up_votes, s.down_votes, s.score, s.comment_count, s.bookmark_count, s.repost_count,
      ${audienceIn(sql)} as audience, p.commenters, p.allows_quotes, p.quoted_id, p.quote_state,
      coalesce((select w.views from post_views w where w.post_id = s.post_id), 0)::int as views,
      exists (
        select from pinned_posts n where n.post_id = s.post_id and n.user_id = s.author_id and ${isShownPin(sql)}
      ) as is_pinned,
      p.xmin || ' ' || u.xmin as version,
      (
        select json_build_object(
          'closesAt', to_char(q.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'isClosed', q.closes_at <= now(),
          'options', (select json_agg(json_build_object('text', o.text, 'votes', o.votes) order by o.position)
                      from poll_options o where o.post_id = q.post_id))
        from polls q where q.post_id = s.post_id
      ) as poll
    from unnest(${[...new Set(lists.flat())]}::bigint[]) i(id)
    join post_stats s on s.post_id = i.id
    join posts p on p.id = s.post_id
    join users u on u.id = s.author_id`
  const byId = new Map(rows.map((row) => [row._id, row]))
  return lists.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
})

/** By subqueries: a join could be planned as a scan of all votes. Only posts with which the member did something are returned. */
const readOwn = makeBatch(async (sql: Sql, questions: OwnQuestion[]) => {
  const rows = await sql<Own[]>`
    select o.asked, o.id, o.vote, o.is_bookmarked, o.is_reposted, o.choice, o.is_hidden
    from (
      select q.at::int - 1 as asked, i.id,
        (select v.value from post_votes v where v.post_id = i.id and v.user_id = q.viewer_id) as vote,
        exists (select from bookmarks b where b.post_id = i.id and b.user_id = q.viewer_id) as is_bookmarked,
        exists (select from reposts r where r.post_id = i.id and r.user_id = q.viewer_id) as is_reposted,
        (select c.position from poll_votes c where c.post_id = i.id and c.user_id = q.viewer_id) as choice,
        exists (select from hidden_posts x where x.post_id = i.id and x.user_id = q.viewer_id) as is_hidden
      from unnest(${questions.map(({ viewerId }) => viewerId)}::bigint[],
        ${questions.map(({ ids }) => `{${ids}}`)}::text[]) with ordinality q(viewer_id, ids, at)
      cross join lateral unnest(q.ids::bigint[]) i(id)
      offset 0
    ) o
    where o.vote is not null or o.is_bookmarked or o.is_reposted or o.choice is not null or o.is_hidden`
  const answers = questions.map(() => new Map<string, Own>())
  for (const row of rows) answers[row.asked]!.set(row.id, row)
  return answers
})
