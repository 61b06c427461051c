import { LogOut } from 'lucide-react'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { SettingSection } from './SettingSection.tsx'
import styles from './settings.module.css'

export function Leave() {
  const text = useText(messages)
  const logOut = useLogOut()
  return (
    <SettingSection title={text.leave}>
      <p className={styles.hint}>{text.leaveWhy}</p>
      <Button
        look="dangerLine"
        busy={logOut.isPending}
        busyLabel={text.loggingOut}
        onClick={() => logOut.mutate({})}
      >
        <LogOut aria-hidden="true" />
        {text.logOut}
      </Button>
    </SettingSection>
  )
}
