import type { Comment, CommentPage } from '@jes/contract/comments/comments'
import type { CommentList } from './tree.ts'

/** A complete comment for tests, with the given changes. */
export function exampleComment(change: Partial<Comment> = {}): Comment {
  const content = change.content ?? 'He waits every night'
  return {
    _id: '501',
    ad: '101',
    parentComment: null,
    user: {
      _id: '8',
      username: 'hari',
      displayName: 'Hari KC',
      image: null,
      isPremium: false,
      verifiedAs: null,
    },
    content,
    body: [{ type: 'paragraph', children: [{ type: 'text', text: content }] }],
    depth: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    upVotes: 1,
    downVotes: 0,
    score: 1,
    userVote: 0,
    replyCount: change.replies?.length ?? 0,
    repliesCursor: null,
    replies: [],
    state: 'live',
    isMuted: false,
    isAuthor: false,
    isPinned: false,
    canEdit: false,
    canDelete: false,
    canPin: false,
    canModerate: false,
    ...change,
  }
}

export function examplePage(comments: Comment[], change: Partial<CommentPage> = {}): CommentPage {
  return {
    comments,
    currentPage: 1,
    totalPages: 1,
    total: comments.length,
    nextCursor: null,
    at: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}

export function exampleList(...pages: Comment[][]): CommentList {
  return {
    pages: pages.map((comments) => examplePage(comments)),
    pageParams: pages.map(() => undefined),
  }
}
