import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { BookmarksArt } from '#ui/art/BookmarksArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'

export function NoBookmarks({ isFolder = false }: { isFolder?: boolean }) {
  const text = useText(messages)
  const { isAuthenticated } = useSession()

  return (
    <EmptyState
      roomy
      art={<BookmarksArt />}
      title={isFolder ? text.empty : text.none}
      echo={text.echo}
      action={
        isFolder ? (
          <LinkButton href="/bookmarks">{text.showAll}</LinkButton>
        ) : isAuthenticated ? (
          <LinkButton href="/explore">{text.find}</LinkButton>
        ) : (
          <LinkButton href="/login?next=%2Fbookmarks">{text.logIn}</LinkButton>
        )
      }
    >
      {isFolder ? text.emptySentence : isAuthenticated ? text.noneSentence : text.visitorSentence}
    </EmptyState>
  )
}
