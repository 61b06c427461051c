import { usePlace } from '#lib/router.tsx'

/** The address of one comment, on its page. */
export function useCommentPath(id: string) {
  return `${usePlace().pathname}?comment=${id}`
}
