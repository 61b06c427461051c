import { crashApi } from '@jes/contract/crashes'
import { Component, type ReactNode } from 'react'
import { call } from '#lib/api.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

type State = { report: string | null }

const RELOADED = 'jes-reloaded'

/** Catches what nothing else caught, shows a screen with a number, and tells us under that number. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { report: null }

  static getDerivedStateFromError(): State {
    return { report: newReport() }
  }

  override componentDidCatch(error: Error) {
    if (isOldBuild(error) && !hasReloaded()) return window.location.reload()
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
    const { report } = this.state
    return report ? <ErrorScreen report={report} /> : this.props.children
  }
}

/** After a release the files of the page that is still open are gone: a reload fetches the new ones. */
function isOldBuild(error: Error) {
  return /dynamically imported module|Importing a module script failed/i.test(error.message)
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
