import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { dismissToast, type Toast as ToastWords } from '#lib/toasts.ts'
import styles from './Toaster.module.css'

const usualLife = 5000
const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert }

export function Toast({ toast }: { toast: ToastWords }) {
  const { id, tone, text, action, life = usualLife } = toast
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const Icon = icons[tone]
  useLife(life, isPaused, () => dismissToast(id))

  function handlePointer(event: PointerEvent, isOver: boolean) {
    if (event.pointerType !== 'touch') setIsHovered(isOver)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The dialog below the toast stays open.
    event.preventDefault()
    dismissToast(id)
  }

  return (
    <output
      role={tone === 'error' ? 'alert' : undefined}
      className={styles.toast}
      data-tone={tone}
      data-paused={isPaused || undefined}
      style={{ '--toast-life': `${life}ms` } as CSSProperties}
      onPointerEnter={(event) => handlePointer(event, true)}
      onPointerLeave={(event) => handlePointer(event, false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={handleKeyDown}
    >
      <Icon size={20} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={() => act(id, action.onAct)}>
          {action.label}
        </button>
      )}
    </output>
  )
}

function act(id: number, onAct: () => void) {
  dismissToast(id)
  onAct()
}

/** Its time, which stops under the pointer or the focus. */
function useLife(life: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(life)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (isPaused) return
    const since = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [isPaused])
}
