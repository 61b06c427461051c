import { useEffect } from 'react'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** Shows a toast when the connection is lost and when it is back. */
export function useConnectionNews() {
  useEffect(() => {
    const sayOffline = () => toast.warning(text(messages).offline)
    const sayOnline = () => toast.success(text(messages).online)
    window.addEventListener('offline', sayOffline)
    window.addEventListener('online', sayOnline)
    return () => {
      window.removeEventListener('offline', sayOffline)
      window.removeEventListener('online', sayOnline)
    }
  }, [])
}
