import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Menu } from 'lucide-react'
import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { langOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { waitingAtDesk } from './api.ts'
import styles from './DeskFrame.module.css'
import { messages } from './messages.ts'
import { SectionList } from './SectionList.tsx'
import { type Section, sectionPath } from './sections.ts'

type Props = {
  section: Section
  user: { role: string }
  isDetail: boolean
  /** The sections are in a sheet: there is no room for them at the side. */
  hasMenu: boolean
}

/** Which section this is, and how much waits in it. */
export function DeskHead({ section, user, isDetail, hasMenu }: Props) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const isFirstPage = usePlace().index === 0
  const title = text[section]

  return (
    <header className={styles.head}>
      {hasMenu && (
        <IconButton
          label={text.sections}
          size="tap"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Menu />
        </IconButton>
      )}
      {isDetail && (
        <IconButton
          label={text.back}
          onClick={() => void (isFirstPage ? navigate(sectionPath(section)) : navigate(-1))}
        >
          <ArrowLeft />
        </IconButton>
      )}
      <h1 className={styles.title} lang={langOf(title)} tabIndex={-1}>
        {title}
      </h1>
      <Standing section={section} />
      {hasMenu && (
        <Sheet open={isOpen} onClose={() => setIsOpen(false)} label={text.sections}>
          <SectionList
            section={section}
            isAdmin={user.role === 'admin'}
            onChoose={() => setIsOpen(false)}
          />
          <Link to="/" className={styles.home}>
            {text.backToJes}
          </Link>
        </Sheet>
      )}
    </header>
  )
}

function Standing({ section }: { section: Section }) {
  const text = useText(messages)
  const { data } = useQuery(waitingAtDesk())
  const own = data?.find((one) => one.section === section)
  if (!own) return null
  return (
    <p className={styles.standing}>
      {text.standing(number(own.count))}
      {own.late > 0 && ` · ${text.someLate(number(own.late))}`}
    </p>
  )
}
