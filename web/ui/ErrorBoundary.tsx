import { Component, type ReactNode } from 'react'
import { FailureScreen } from './FailureScreen.tsx'

/** Keeps a failure of `children` to their place on the screen, and lets the user try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <FailureScreen error={failure.error} onTryAgain={() => this.setState({ failure: null })} />
  }
}
