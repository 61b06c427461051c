import {
  CircleQuestionMark,
  Info,
  Keyboard,
  Languages,
  List,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
} from 'lucide-react'
import { useAccountItems } from '#features/accounts/switcher/useAccountItems.tsx'
import { useChangeSettings } from '#features/core/settings/api.ts'
import { openShortcutSheet } from '#features/core/shortcuts/sheet.ts'
import { useIsStaff } from '#features/feeds/adminTrends/useIsStaff.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { useMedia } from '#lib/useMedia.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages as menuMessages } from './menuMessages.ts'
import { messages } from './messages.ts'

/** The member's own menu: settings, language, theme, log-out. */
export function useOwnMenu(): MenuItemProps[] {
  const text = useText(messages)
  const words = useText(menuMessages)
  const { language } = usePreferences()
  const isDark = useIsDark()
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const isStaff = useIsStaff()
  // A phone has no keys; with a mouse there is nearly always a keyboard.
  const hasKeys = useMedia('(pointer: fine)')
  const { change } = useChangeSettings()

  const keys = { label: words.shortcuts, icon: <Keyboard />, onSelect: openShortcutSheet }

  const items: MenuItemProps[] = [
    {
      label: words.inOtherLanguage,
      icon: <Languages />,
      onSelect: () => change({ language: language === 'en' ? 'ne' : 'en' }),
    },
    {
      label: isDark ? words.lightTheme : words.darkTheme,
      icon: isDark ? <Sun /> : <Moon />,
      onSelect: () => change({ theme: isDark ? 'light' : 'dark' }),
    },
    { label: text.help, icon: <CircleQuestionMark />, href: '/help' },
    ...(hasKeys ? [keys] : []),
    { label: text.about, icon: <Info />, href: '/about' },
  ]
  const accounts = useAccountItems()
  if (!isSignedIn) return items
  const desk: MenuItemProps = { label: words.admin, icon: <ShieldCheck />, href: '/admin' }
  return [
    ...(isStaff ? [desk] : []),
    { label: words.lists, icon: <List />, href: '/lists' },
    { label: words.settings, icon: <Settings />, href: '/setting' },
    ...items,
    ...accounts,
  ]
}

function useIsDark() {
  const { theme } = usePreferences()
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? isSystemDark : theme === 'dark'
}
