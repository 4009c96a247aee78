import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ChunkError, firstScreenDrawn, forgetFailedChunks } from '../chunks/index.ts'
import { t } from '../i18n/index.ts'
import { ErrorState } from '../ui/index.ts'
import { ChunkErrorState } from './ChunkErrorState.tsx'

type Props = {
  readonly children: ReactNode
  /** Renders the children again when this changes, for example the path. */
  readonly resetBy?: string
  /** Renders nothing after an error, instead of an error message. */
  readonly quiet?: boolean
}

type State = { readonly error: { readonly value: unknown } | undefined; readonly resetBy: string | undefined }

/** Keeps an error in one region of the page from taking down the others. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { error: undefined, resetBy: this.props.resetBy }

  static getDerivedStateFromError(value: unknown): Partial<State> {
    return { error: { value } }
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): State | null {
    return resetBy === state.resetBy ? null : { error: undefined, resetBy }
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retryChunk)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryChunk)
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    if (error instanceof ChunkError) forgetFailedChunks()
    console.error(error, componentStack)
    // what a screen lacks does not keep the rest from loading
    firstScreenDrawn()
  }

  private readonly retry = (): void => this.setState({ error: undefined })

  /** The network is back: loads what had failed without it. */
  private readonly retryChunk = (): void => {
    if (this.state.error?.value instanceof ChunkError) this.retry()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (this.props.quiet) return null
    if (error.value instanceof ChunkError) return <ChunkErrorState attempt={error.value.attempt} onRetry={this.retry} />
    return (
      <ErrorState title={t('shell.broken')} onRetry={this.retry}>
        {t('shell.brokenHint')}
      </ErrorState>
    )
  }
}
