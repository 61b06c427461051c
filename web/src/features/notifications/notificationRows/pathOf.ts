import { postPath } from '@jes/contract/core/postPath'
import type { Notification } from '@jes/contract/notifications/notifications'

/** Where a row links to; null while its post lacks a part of the address. */
export function pathOf({ ad, comment, path }: Pick<Notification, 'ad' | 'comment' | 'path'>) {
  if (!ad) return path
  if (!ad._id || !ad.title || !ad.user?.username) return null
  return comment ? `${postPath(ad)}?comment=${comment}` : postPath(ad)
}
