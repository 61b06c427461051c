/** Where the posts of a hashtag are. */
export function hashtagPath(tag: string) {
  return `/search?q=${encodeURIComponent(`#${tag}`)}`
}
