import type { OwnUser } from '@jes/contract/accounts/auth'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { useMedia } from '#lib/useMedia.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './DeskFrame.module.css'
import { DeskHead } from './DeskHead.tsx'
import { messages } from './messages.ts'
import { SectionList } from './SectionList.tsx'
import type { Section } from './sections.ts'

type Props = {
  section: Section
  user: Pick<OwnUser, '_id' | 'displayName' | 'image' | 'role'>
  /** One thing of the section is looked at, on a page of its own. */
  isDetail: boolean
  children: ReactNode
}

/** The admin layout: sections at the side, and the rest of the width for the work. */
export function DeskFrame({ section, user, isDetail, children }: Props) {
  const hasRoom = useMedia('(width >= 768px)')

  return (
    <div className={styles.desk}>
      {hasRoom && <Side section={section} user={user} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <DeskHead section={section} user={user} isDetail={isDetail} hasMenu={!hasRoom} />
        <div className={styles.work}>{children}</div>
      </main>
    </div>
  )
}

function Side({ section, user }: Pick<Props, 'section' | 'user'>) {
  const text = useText(messages)
  return (
    <div className={styles.side}>
      <p className={styles.brand}>
        <Link to="/" aria-label={text.backToJes}>
          <Logo size={28} />
        </Link>
        <Chip tone="red" size="sm">
          {text.desk}
        </Chip>
      </p>
      <SectionList section={section} isAdmin={user.role === 'admin'} />
      <div className={styles.own}>
        <Avatar id={user._id} name={user.displayName} image={user.image} size={32} />
        <p>
          <Txt as="b">{user.displayName}</Txt>
          <Link to="/">{text.backToJes}</Link>
        </p>
      </div>
    </div>
  )
}
