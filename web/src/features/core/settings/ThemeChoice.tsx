import { useText } from '#lib/language.ts'
import { type Theme, usePreferences } from '#lib/preferences.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { Change } from './api.ts'
import { choiceMessages } from './choiceMessages.ts'
import styles from './settings.module.css'
import dark from './theme-dark.svg'
import light from './theme-light.svg'
import system from './theme-system.svg'

type Props = { onChoose: (change: Change) => void; look?: 'cards' | 'segments' }

const pictures: Record<Theme, string> = { light, dark, system }
const themes: Theme[] = ['light', 'dark', 'system']

export function ThemeChoice({ onChoose, look = 'cards' }: Props) {
  const text = useText(choiceMessages)
  const { theme } = usePreferences()
  const options = themes.map((value) => ({
    value,
    label: text[value],
    ...(look === 'cards' && {
      picture: <img src={pictures[value]} alt="" className={styles.picture} />,
    }),
  }))
  return (
    <RadioGroup
      label={text.theme}
      look={look}
      options={options}
      value={theme}
      onChange={(value) => onChoose({ theme: value })}
    />
  )
}
