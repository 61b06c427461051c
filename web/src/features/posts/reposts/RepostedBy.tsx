import type { RepostedBy as Reposters } from '@jes/contract/posts/quote'
import { Repeat2 } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'

/** Who of those whom the reader follows passed a post on. */
export function RepostedBy({ user, others }: Reposters) {
  const words = useText(messages).repostedBy(user.displayName, others)

  return (
    <>
      <Repeat2 size={14} />
      <Link to={`/je/${user.username}`} lang={langOf(words)}>
        {words}
      </Link>
    </>
  )
}
