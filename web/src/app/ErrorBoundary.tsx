import { crashApi } from '@jes/contract/crashes'
import { Component, type ReactNode } from 'react'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { messages } from './messages.ts'

type Screen = typeof import('./ErrorScreen.tsx').ErrorScreen
type State = { report: string | null; isCutOff: boolean; Screen: Screen | null }

const RELOADED = 'jes-reloaded'
const SETTLED = 10_000

/** Catches what nothing else caught, shows a screen with a number, and tells us under that number. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { report: null, isCutOff: false, Screen: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { report: newReport(), isCutOff: isMissingFile(error) && !navigator.onLine }
  }

  override componentDidMount() {
    // Not needed for a first page, but it must be here when there is no line.
    setTimeout(() => whenIdle(() => void loadScreen().catch(() => {})), SETTLED)
  }

  override componentDidCatch(error: Error) {
    void loadScreen().then(
      (Screen) => this.setState({ Screen }),
      () => {},
    )
    if (this.state.isCutOff) return reloadOnceBack()
    if (isMissingFile(error) && !hasReloaded()) return window.location.reload()
    const { message = '', stack = '' } = error
    void call(crashApi.report, {
      body: {
        report: this.state.report ?? newReport(),
        message: message.slice(0, 500),
        stack: stack.slice(0, 4_000),
        path: window.location.pathname.slice(0, 300),
      },
    }).catch(() => {})
  }

  override render() {
    const { report, isCutOff, Screen } = this.state
    if (!report) return this.props.children
    if (!Screen) return <h1>{isCutOff ? text(messages).offline : text(messages).errorTitle}</h1>
    return <Screen report={isCutOff ? null : report} />
  }
}

async function loadScreen() {
  return (await import('./ErrorScreen.tsx')).ErrorScreen
}

/**
 * A file of the app did not come: there is no line, or after a release the files of the page that is still open are
 * gone, and a reload fetches the new ones.
 */
function isMissingFile({ message }: Error) {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  )
}

function reloadOnceBack() {
  window.addEventListener('online', () => window.location.reload(), { once: true })
}

function hasReloaded() {
  try {
    const before = sessionStorage.getItem(RELOADED)
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return before !== null && Date.now() - Number(before) < 60_000
  } catch {
    return true
  }
}

function newReport() {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % 32]).join('')
}
