type Code = typeof import('./Comments.tsx')

let code: Code | null = null

/** Resolves when the section can be shown with its post. */
export function commentsCode() {
  return code
}

export async function loadComments(): Promise<Code> {
  code ??= await import('./Comments.tsx')
  return code
}

/** Somebody who comes for the comments does not wait until the page is idle. */
export function isForComments({ search, hash }: { search: string; hash: string }) {
  return new URLSearchParams(search).has('comment') || /^#c(omments|\d+)$/.test(hash)
}
