import { plainBody } from '#features/core/body/plainBody.ts'
import { text } from '#lib/language.ts'
import { messages } from './actMessages.ts'
import type { Act } from './acts.ts'

/** What an act is, and below it its text or what it is about. */
export function wordsOf(act: Act): { title: string; said: string } {
  const about = act.about.title ?? ''
  const content = textOf(act)?.content
  return { title: titleOf(act), said: content || about }
}

/** The text that its writer may change before it is sent; null where there is none. */
export function textOf(act: Act): { title?: string; content: string } | null {
  switch (act.kind) {
    case 'comment':
    case 'message':
    case 'edit':
    case 'post':
      return act.wish
    case 'report':
      return { content: act.wish.detail ?? '' }
    default:
      return null
  }
}

/** An act with another text, here and in what is sent. */
export function withText(act: Act, { title, content }: { title?: string; content: string }) {
  const isReport = act.kind === 'report'
  const changes = isReport
    ? { detail: content }
    : { content, ...(title !== undefined && { title }) }
  const body = act.kind === 'edit' && { body: plainBody(content) }
  return {
    wish: { ...(act.wish as object), ...changes, ...body },
    sent: { ...act.sent, body: { ...act.sent.body, ...changes } },
  } as Partial<Act>
}

function titleOf(act: Act) {
  const said = text(messages)
  const name = act.about.name ?? said.somebody
  const [thing] = act.subject.split(' ')
  switch (act.kind) {
    case 'post':
      return act.about.name ? said.postIn(act.about.name) : said.post
    case 'comment':
      return act.wish.parentComment ? said.reply(name) : said.comment(name)
    case 'message':
      return said.message(name)
    case 'reaction':
      return said.reaction
    case 'vote':
      return act.wish === 1
        ? said.vote(name)
        : act.wish === 0
          ? said.voteBack(name)
          : said.downvote(name)
    case 'bookmark':
      return act.wish ? said.bookmark : said.unbookmark
    case 'join':
      return act.wish ? said.join(name) : said.leave(name)
    case 'follow':
      return act.wish ? said.follow(name) : said.unfollow(name)
    case 'report':
      return said.report
    case 'edit':
      if (thing === 'message') return said.editMessage
      return thing === 'post' ? said.editPost : said.editComment
    case 'delete':
      return thing === 'post' ? said.deletePost : said.deleteComment
  }
}
