import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './AuthorRow.module.css'

const messages = catalogue({ publicPost: ['Public post', 'सार्वजनिक पोस्ट'] })

export type Author = { _id: string; displayName: string; image: string | null }

/** The author, and below the name where the post goes: to everybody, unless a hub is picked. */
export function AuthorRow({ author, place }: { author: Author; place?: ReactNode }) {
  const text = useText(messages)

  return (
    <div className={styles.row}>
      <Avatar id={author._id} name={author.displayName} image={author.image} />
      <div>
        <Txt as="p" className={styles.name}>
          {author.displayName}
        </Txt>
        <div className={styles.place}>
          {place ?? <Chip icon={<Globe />}>{text.publicPost}</Chip>}
        </div>
      </div>
    </div>
  )
}
