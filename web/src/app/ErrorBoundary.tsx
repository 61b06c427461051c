import { Component, type ReactNode } from 'react'
import { text } from '#lib/language.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { messages } from './messages.ts'

type Screen = typeof import('./ErrorScreen.tsx').ErrorScreen
type State = { error: Error | null; Screen: Screen | null }

const SETTLED = 10_000

/** Catches uncaught errors, and shows a screen with the number under which they are reported. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, Screen: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  override componentDidMount() {
    // Not needed for a first page, but it must be loaded when the browser is offline.
    setTimeout(() => whenIdle(() => void loadScreen().catch(() => {})), SETTLED)
  }

  override componentDidCatch() {
    void loadScreen().then(
      (Screen) => this.setState({ Screen }),
      () => {},
    )
  }

  override render() {
    const { error, Screen } = this.state
    if (!error) return this.props.children
    return Screen ? <Screen error={error} /> : <h1>{text(messages).errorTitle}</h1>
  }
}

async function loadScreen() {
  return (await import('./ErrorScreen.tsx')).ErrorScreen
}
