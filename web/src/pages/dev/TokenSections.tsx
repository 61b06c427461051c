import { Txt } from '#ui/Txt.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

const roles = [
  ['canvas', 'surface', 'surface-raised', 'surface-inset', 'border', 'border-strong', 'text'],
  ['text-muted', 'accent', 'accent-soft', 'accent-text', 'link', 'vote-up', 'vote-up-soft'],
  ['vote-down', 'vote-down-soft', 'danger', 'danger-soft', 'success', 'success-soft', 'premium'],
  ['premium-soft', 'night', 'focus'],
].flat()

export function TokenSections() {
  return (
    <>
      <Section title="Colour roles">
        <div className={styles.colours}>
          {roles.map((role) => (
            <div key={role}>
              <i style={{ background: `var(--${role})` }} />
              {role}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <p className={styles.hero}>
          Hub name <Txt>समुदाय</Txt>
        </p>
        <p className={styles.title}>
          Page title <Txt>पेजको शीर्षक</Txt>
        </p>
        <p className={styles.heading}>
          Post title <Txt>पोस्टको शीर्षक</Txt>
        </p>
        <p>
          Body 16/26 with <Txt>साँझ ५:४८, झापाको बाटो।</Txt>
        </p>
        <p className={styles.muted}>
          Label 14/22 <Txt>लेबल, समय र सदस्य</Txt>
        </p>
      </Section>
    </>
  )
}
