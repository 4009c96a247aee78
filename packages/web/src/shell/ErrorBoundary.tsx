import { Component, type ErrorInfo, type ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { ErrorState } from '../ui/index.ts'

type Props = {
  readonly children: ReactNode
  /** When this changes, another try is due: the address, say. */
  readonly resetBy?: string
  /** For regions that should rather vanish than show a broken panel. */
  readonly quiet?: boolean
}

type State = { readonly failed: boolean; readonly resetBy: string | undefined }

/** Keeps what breaks inside of it from blanking the page. One for each region. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { failed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): State | null {
    return resetBy === state.resetBy ? null : { failed: false, resetBy }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    return (
      <ErrorState title={t('shell.broken')} onRetry={() => this.setState({ failed: false })}>
        {t('shell.brokenHint')}
      </ErrorState>
    )
  }
}
