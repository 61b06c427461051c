import { Component, type ReactNode } from 'react'
import { forgetFailures, isMissingCode } from '#lib/lazyPart.tsx'

type State = { hasFailed: boolean }

/** Around parts that a page can do without: if one fails it is left out, and all else stays. */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  override componentDidCatch(error: Error) {
    if (!isMissingCode(error))
      void import('./crashes.ts').then(({ reportCrash }) => reportCrash(error))
  }

  retry = () => {
    forgetFailures()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
