import type { Picture } from '@jes/contract/core/pictures'
import type { BlogDraft, NewBlog } from '@jes/contract/site/blogs'

/** The text being written, as the form holds it. */
export type Writing = Pick<
  BlogDraft,
  'titleEn' | 'titleNe' | 'summaryEn' | 'summaryNe' | 'contentEn' | 'contentNe'
> & { cover: Picture | null; coverAlt: string }

const BLANK: Writing = {
  titleEn: '',
  titleNe: '',
  summaryEn: '',
  summaryNe: '',
  contentEn: '',
  contentNe: '',
  cover: null,
  coverAlt: '',
}

export function writingOf(blog: BlogDraft | null): Writing {
  if (!blog) return BLANK
  const { titleEn, titleNe, summaryEn, summaryNe, contentEn, contentNe, cover } = blog
  const texts = { titleEn, titleNe, summaryEn, summaryNe, contentEn, contentNe }
  return { ...texts, cover, coverAlt: cover?.alt ?? '' }
}

export function toSend({ cover, ...texts }: Writing, isPublished: boolean): NewBlog {
  return { ...texts, cover: cover?._id ?? null, isPublished }
}

export function isSame(one: Writing, other: Writing) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The unsaved text in this browser, or null. */
export function readSaved(key: string): Writing | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isWhole(saved) ? saved : null
  } catch {
    return null
  }
}

export function keep(key: string, writing: Writing | null) {
  try {
    if (writing) localStorage.setItem(key, JSON.stringify(writing))
    else localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, the page still has it.
  }
}

function isWhole(saved: unknown): saved is Writing {
  const texts = Object.entries(BLANK).filter(([, value]) => typeof value === 'string')
  return (
    typeof saved === 'object' &&
    saved !== null &&
    'cover' in saved &&
    texts.every(([name]) => typeof Reflect.get(saved, name) === 'string')
  )
}
