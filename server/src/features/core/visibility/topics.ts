import type { Topic } from '#lib/topics.ts'

type ListedPost = { id: string; authorId: string; hubId: string | null | undefined }

/**
 * What changes when a post goes or comes back: the post, every list, the count of its author and which of their pins
 * are shown, the posts of its hub.
 */
export function topicsOfListing({ id, authorId, hubId }: ListedPost): Topic[] {
  return [`post:${id}`, 'lists', `user:${authorId}`, ...inHub(hubId)]
}

/** What changes when a post is new: nothing that is shown of its author but how much they wrote. */
export function topicsOfNew({ id, authorId, hubId }: ListedPost): Topic[] {
  return [`post:${id}`, 'lists', `userPosts:${authorId}`, ...inHub(hubId)]
}

/** What changes when a comment goes or comes back: its post, and where that stands among others. */
export function topicsOfComment(postId: string): Topic[] {
  return [`post:${postId}`, 'lists']
}

/** The pictures of a post: in a hub it may be private, or held before anybody sees it, and they with it. */
export function topicsOfPictures(images: { _id: string }[]): Topic[] {
  return images.map(({ _id }): Topic => `picture:${_id}`)
}

function inHub(hubId: ListedPost['hubId']): Topic[] {
  return hubId ? [`hubPosts:${hubId}`] : []
}
