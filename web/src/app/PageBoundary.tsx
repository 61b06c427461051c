import { Component, type ComponentType, type ReactNode } from 'react'
import { forgetFailures, isMissingCode } from '#lib/lazyPart.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PagePending } from './PagePending.tsx'
import { isReloadWorthwhile } from './reloading.ts'

type Frame = ComponentType<{ children: ReactNode }>
type Props = {
  /** The place that a failure belongs to. */
  at: string
  /** The layout around the error screen where the page itself has none. */
  frame?: Frame
  children: ReactNode
}
type State = { error: Error | null; isChecking: boolean }

/**
 * Keeps the layout when the code of a page cannot be loaded. After a release it reloads once; offline it says so, and
 * retries when the connection is back.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, isChecking: false }

  static getDerivedStateFromError(error: Error): State {
    return { error, isChecking: navigator.onLine }
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry)
  }

  override componentDidUpdate(before: Props, { error }: State) {
    if (error && error === this.state.error && before.at !== this.props.at) this.retry()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  override async componentDidCatch(error: Error) {
    if (!this.state.isChecking) return
    if (await isReloadWorthwhile()) return window.location.reload()
    if (this.state.error === error) this.setState({ isChecking: false })
  }

  retry = () => {
    if (!this.state.error) return
    forgetFailures()
    this.setState({ error: null })
  }

  override render() {
    const { error, isChecking } = this.state
    if (!error) return this.props.children
    if (!isMissingCode(error)) throw error
    const screen = isChecking ? <PagePending /> : <PageFailure onRetry={this.retry} />
    const { frame: Frame } = this.props
    return Frame ? <Frame>{screen}</Frame> : screen
  }
}
