import { commentsPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, MessageCircle } from 'lucide-react'
import { useWish } from '#features/core/outbox/acts.ts'
import { vote } from '#features/core/postActions/api.ts'
import { PostShareButton } from '#features/core/sharing/PostShareButton.tsx'
import { VoteButtons } from '#features/core/voteButtons/VoteButtons.tsx'
import { withVote } from '#features/core/voteButtons/voting.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'
import { messages } from './messages.ts'
import styles from './PostActions.module.css'
import { RepostButton } from './RepostButton.tsx'

/** Vote, comments, reposts, views; at the other end what one does for oneself and for others. */
export function PostActions({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()
  const wish = useWish('vote', `post ${post._id}`)
  const { score, userVote } = wish === undefined ? post : withVote(post, wish)

  return (
    <div className={styles.actions}>
      <div className={styles.counts}>
        <VoteButtons
          score={score}
          userVote={userVote}
          isWaiting={wish !== undefined}
          thing={post}
          onVote={(value) => vote(client, post, value)}
        />
        <Link
          to={commentsPath(post)}
          className={styles.action}
          aria-label={text.comments(post.commentCount)}
          aria-keyshortcuts="r c"
        >
          <MessageCircle size={20} />
          {count(post.commentCount)}
        </Link>
        {post.canRepost && <RepostButton post={post} />}
        <span className={styles.action} title={text.views(post.views)}>
          <Eye size={20} />
          <span aria-hidden="true">{count(post.views)}</span>
          <VisuallyHidden>{text.views(post.views)}</VisuallyHidden>
        </span>
      </div>
      <BookmarkButton post={post} />
      <PostShareButton post={post} />
    </div>
  )
}
