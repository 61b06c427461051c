import { useText } from '#lib/language.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './SectionRail.module.css'
import { SECTIONS, type Section } from './sections.ts'

type Props = {
  look: 'rail' | 'chips'
  current: Section
  done: Record<Section, boolean>
  onGo: (section: Section) => void
}

export function SectionRail({ look, current, done, onGo }: Props) {
  const text = useText(messages)
  return (
    <nav aria-label={text.sections} className={styles[look]}>
      <ol>
        {SECTIONS.map((section) => (
          <li key={section} data-done={done[section] || undefined}>
            <button
              type="button"
              aria-current={section === current ? 'step' : undefined}
              onClick={() => onGo(section)}
            >
              {text[section]}
              {done[section] && <VisuallyHidden> ({text.done})</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
