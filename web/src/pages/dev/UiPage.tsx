import { choose, usePreferences } from '#lib/preferences.ts'
import { ThemeArt } from '#ui/art/ThemeArt.tsx'
import { Logo } from '#ui/Logo.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { ArtSections } from './ArtSections.tsx'
import { ButtonSections } from './ButtonSections.tsx'
import { FieldSections } from './FieldSections.tsx'
import { FloatingSections } from './FloatingSections.tsx'
import { IdentitySections } from './IdentitySections.tsx'
import { Section } from './Section.tsx'
import { StateSections } from './StateSections.tsx'
import { TokenSections } from './TokenSections.tsx'
import styles from './UiPage.module.css'

const themes = [
  { value: 'light', label: 'Light', picture: <ThemeArt theme="light" /> },
  { value: 'dark', label: 'Dark', picture: <ThemeArt theme="dark" /> },
  { value: 'system', label: 'System', picture: <ThemeArt theme="system" /> },
] as const

/** Every component in its states; not part of the production build. */
export function UiPage() {
  const { theme, language, textSize, dataSaver } = usePreferences()
  return (
    <main id="main" className={styles.page}>
      <header className={styles.top}>
        <Logo size={52} />
        <h1>Components and states</h1>
        <RadioGroup
          label="Language"
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'ne', label: 'नेपाली', lang: 'ne' },
          ]}
          value={language}
          onChange={(value) => choose({ language: value })}
        />
        <RadioGroup
          label="Text size"
          options={[
            { value: 'normal', label: 'A' },
            { value: 'large', label: 'A+' },
            { value: 'larger', label: 'A++' },
          ]}
          value={textSize}
          onChange={(value) => choose({ textSize: value })}
        />
        <RadioGroup
          label="Data saver"
          options={[
            { value: 'off', label: 'Full' },
            { value: 'on', label: 'Saver' },
          ]}
          value={dataSaver ? 'on' : 'off'}
          onChange={(value) => choose({ dataSaver: value === 'on' })}
        />
      </header>
      <TokenSections />
      <Section title="Theme: radio cards">
        <RadioGroup
          label="Theme"
          look="cards"
          options={themes}
          value={theme}
          onChange={(value) => choose({ theme: value })}
        />
      </Section>
      <ButtonSections />
      <FieldSections />
      <IdentitySections />
      <FloatingSections />
      <StateSections />
      <ArtSections />
    </main>
  )
}
