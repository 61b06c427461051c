import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { onDevice, type Translatable, type Translator, wordsOf } from './api.ts'
import { directionOf } from './direction.ts'
import { messages } from './messages.ts'

const load = () => import('./TranslationDialog.tsx')

/** The menu entry to translate a text, and its dialog; none where neither this device nor the site can. */
export function useTranslateItem(thing: Translatable) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  const words = wordsOf(thing).join(' ')
  const direction = directionOf(words)
  const translator = useTranslator(direction)

  const items: MenuItemProps[] =
    translator && words
      ? [
          {
            label: direction.to === 'en' ? text.toEnglish : text.toNepali,
            icon: <Languages />,
            onSelect: open,
          },
        ]
      : []
  const dialog = loaded && translator && (
    <loaded.TranslationDialog thing={thing} translator={translator} open={isOpen} onClose={close} />
  )
  return { items, dialog }
}

/** The device first: what need not be sent is not sent. The engine of the site is for members. */
function useTranslator(direction: ReturnType<typeof directionOf>): Translator | null {
  const { data: isDevice } = useQuery(onDevice(direction))
  const isMember = useSession((session) => session.isAuthenticated)
  const host = document.documentElement.dataset.translator
  if (isDevice) return { isDevice }
  return isDevice === false && isMember && host ? { isDevice, host } : null
}
