import { Component, type ReactNode } from 'react'
import { PageUnavailable } from '../lib/lazy-page.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NewVersionScreen } from './new-version-screen.tsx'

interface Props {
  readonly children: ReactNode
}
interface State {
  readonly thrown: unknown
}

/** Catches what a page throws while rendering, so that the visitor keeps a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown: thrown ?? new Error('unknown') }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    if (thrown instanceof PageUnavailable) return <NewVersionScreen />
    return <ErrorScreen thrown={thrown} onRetry={() => this.setState({ thrown: null })} />
  }
}
