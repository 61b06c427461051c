import { useQuery } from '@tanstack/react-query'
import { AlarmClock } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { waitingAtDesk } from './api.ts'
import { ICONS } from './icons.ts'
import { messages } from './messages.ts'
import styles from './SectionList.module.css'
import { GROUPS, isFor, type Section, sectionPath } from './sections.ts'

type Props = { section: Section; isAdmin: boolean; onChoose?: () => void }

/** Every section that one may open, with how much waits where work waits. */
export function SectionList({ section, isAdmin, onChoose }: Props) {
  const text = useText(messages)
  const id = useId()
  const groups = GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter((one) => isFor(one, isAdmin)),
  }))

  return (
    <nav aria-label={text.admin} className={styles.list}>
      {groups.map(
        ({ name, sections }) =>
          sections.length > 0 && (
            <div key={name}>
              <GroupName id={id + name} name={name} />
              <ul aria-labelledby={id + name}>
                {sections.map((one) => (
                  <li key={one}>
                    <SectionLink section={one} isHere={one === section} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  )
}

/** The first group needs no name for who sees where it stands. */
function GroupName({ id, name }: { id: string; name: (typeof GROUPS)[number]['name'] }) {
  const text = useText(messages)
  const title = (
    <p id={id} className={styles.group}>
      {text[name]}
    </p>
  )
  return name === 'today' ? <VisuallyHidden as="div">{title}</VisuallyHidden> : title
}

type LinkProps = { section: Section; isHere: boolean; onChoose: (() => void) | undefined }

function SectionLink({ section, isHere, onChoose }: LinkProps) {
  const text = useText(messages)
  const Icon = ICONS[section]
  return (
    <Link
      to={sectionPath(section)}
      aria-current={isHere ? 'page' : undefined}
      className={styles.link}
      onClick={onChoose}
    >
      <Icon />
      <span className={styles.name}>{text[section]}</span>
      <Count section={section} />
    </Link>
  )
}

/** What is late stands out; where nothing waits there is no number. */
function Count({ section }: { section: Section }) {
  const text = useText(messages)
  const { data } = useQuery(waitingAtDesk())
  const own = data?.find((one) => one.section === section)
  if (!own || own.count === 0) return null
  return (
    <span className={styles.count} data-late={own.late > 0 || undefined}>
      {own.late > 0 && <AlarmClock className={styles.alarm} />}
      {number(own.count)}
      <VisuallyHidden>
        {' '}
        {own.late > 0 ? text.someLate(number(own.late)) : text.waiting}
      </VisuallyHidden>
    </span>
  )
}
