import { create } from 'zustand'

/** What a browser offers that can install Jes; not in the types of TypeScript. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** The offer of this visit. */
export const useInstallPrompt = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }))

// The browser must not ask by itself: Jes does so at the right time. It offers early, so that this cannot be late.
globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  useInstallPrompt.setState({ offer: event as InstallPrompt })
})
