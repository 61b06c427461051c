type Code = typeof import('./Comments.tsx')

let code: Code | null = null

/** Once it has come, the section is there with its post. */
export function commentsCode() {
  return code
}

export async function loadComments(): Promise<Code> {
  code ??= await import('./Comments.tsx')
  return code
}

/** Who comes for the comments does not wait until the page has nothing else to do. */
export function isForComments({ search, hash }: { search: string; hash: string }) {
  return new URLSearchParams(search).has('comment') || /^#c(omments|\d+)$/.test(hash)
}
