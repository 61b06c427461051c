import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { hubTags } from '#features/hubs/hubs/lists.ts'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { type Directory, directoryHref } from './directoryAddress.ts'
import { messages } from './messages.ts'
import styles from './TagRow.module.css'

/** The most used tags; the chosen one comes first, and a press removes it. */
export function TagRow({ directory }: { directory: Directory }) {
  const text = useText(messages)
  const { data: tags = [], isPending } = useQuery(hubTags())
  const others = tags.map(({ tag }) => tag).filter((tag) => tag !== directory.tag)
  const shown = directory.tag ? [directory.tag, ...others] : others
  if (!isPending && shown.length === 0) return null

  return (
    <nav aria-label={text.tags} className={styles.row}>
      {shown.map((tag) => {
        const isChosen = tag === directory.tag
        return (
          <Link
            key={tag}
            to={directoryHref({ ...directory, tag: isChosen ? '' : tag })}
            keepsScroll
            aria-current={isChosen ? 'true' : undefined}
            className={styles.tag}
            lang={langOf(tag)}
          >
            #{tag}
            {isChosen && <X size={14} />}
          </Link>
        )
      })}
    </nav>
  )
}
