import { slugOf } from '@jes/contract/core/postPath'

/** The one address of an article. The id decides; the title is there to be read. */
export function blogPath({ _id, title }: { _id: string; title: string }) {
  return `/blogs/${_id}/${encodeURIComponent(slugOf(title))}`
}
