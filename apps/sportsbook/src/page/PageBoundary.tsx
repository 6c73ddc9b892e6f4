import { Component, type ReactNode } from 'react'
import { pageText } from './messages.ts'
import { useText } from './text.ts'

interface Props {
  /** Another page is tried at once. */
  readonly path: string
  readonly children: ReactNode
}

/** A page that cannot be loaded or shown leaves the bar and the slip as they are, and can be tried again; it is by itself once the browser is online. */
export class PageBoundary extends Component<Props, { failed: boolean; attempt: number }> {
  override state = { failed: false, attempt: 0 }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidMount(): void {
    addEventListener('online', this.retry)
  }

  override componentDidUpdate({ path }: Props): void {
    if (path !== this.props.path) this.retry()
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  private readonly retry = () => {
    if (this.state.failed) this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }))
  }

  /** Some browsers never fetch a script again that failed once: the second try loads everything again. What the slip holds is kept. */
  private readonly retryAsked = () => {
    if (this.state.attempt > 0 && navigator.onLine) location.reload()
    else this.retry()
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed onRetry={this.retryAsked} /> : this.props.children
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(pageText)
  return (
    <div className="empty" role="alert">
      <p>{t('pageFailed')}</p>
      <button type="button" className="plain-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
