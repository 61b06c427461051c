import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { saveComment, savedOf } from './api.ts'
import { messages } from './messages.ts'

/** The menu entry that saves a comment, or lets it go; none for visitors. */
export function useSaveItem(id: string): MenuItemProps[] {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  const { data } = useQuery({ ...savedOf(id), enabled: isMember })
  if (!isMember) return []

  const isSaved = data?.isSaved ?? false
  return [
    {
      label: isSaved ? text.unsave : text.save,
      icon: <Bookmark />,
      onSelect: () => void saveComment(client, id, !isSaved),
    },
  ]
}
