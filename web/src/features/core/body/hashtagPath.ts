/** The path of the posts of a hashtag. */
export function hashtagPath(tag: string) {
  return `/search?q=${encodeURIComponent(`#${tag}`)}`
}
