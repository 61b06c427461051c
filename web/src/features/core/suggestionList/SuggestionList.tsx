import type { CSSProperties } from 'react'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Option } from '#ui/Option.tsx'
import { Txt } from '#ui/Txt.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './SuggestionList.module.css'
import { optionId, type Suggestion } from './useSuggestions.ts'

type Props = {
  id: string
  options: readonly Suggestion[]
  active: number
  onPick: (option: Suggestion) => void
  style: CSSProperties
}

export function SuggestionList({ id, options, active, onPick, style }: Props) {
  const text = useText(messages)

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={text.suggestions}
        className={styles.list}
        style={style}
      >
        {options.map((option, index) => (
          <Option
            key={option.key}
            id={optionId(id, index)}
            aria-selected={index === active}
            className={styles.option}
            onPick={() => onPick(option)}
          >
            {'user' in option && <Person user={option.user} />}
            {'tag' in option && <Hashtag tag={option.tag} count={option.count} />}
            {'hub' in option && <Hub hub={option.hub} />}
          </Option>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{text.found(number(options.length))}</span>
      </VisuallyHidden>
    </>
  )
}

function Person({ user }: Pick<Extract<Suggestion, { user: unknown }>, 'user'>) {
  return (
    <>
      <Avatar id={user._id} name={user.displayName} image={user.image} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Txt>{user.displayName}</Txt>
          <NameMarks user={user} />
        </span>
        <span className={styles.facts}>@{user.username}</span>
      </span>
    </>
  )
}

function Hub({ hub }: Pick<Extract<Suggestion, { hub: unknown }>, 'hub'>) {
  const text = useText(messages)
  return (
    <>
      <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={36} />
      <span className={styles.words}>
        <Txt className={styles.name}>{hub.name}</Txt>
        <span className={styles.facts}>{text.members(hub.memberCount)}</span>
      </span>
    </>
  )
}

function Hashtag({ tag, count: posts }: { tag: string; count: number }) {
  const text = useText(messages)
  return (
    <span className={styles.words}>
      <Txt className={styles.name}>{`#${tag}`}</Txt>
      <span className={styles.facts}>{text.posts(posts)}</span>
    </span>
  )
}
