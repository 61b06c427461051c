import { slugOf } from '@jes/contract/core/postPath'

/** The canonical path of an article. The id decides; the title is for people. */
export function blogPath({ _id, title }: { _id: string; title: string }) {
  return `/blogs/${_id}/${encodeURIComponent(slugOf(title))}`
}
