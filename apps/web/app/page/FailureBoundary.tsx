import { Component, type ReactNode } from 'react'

/** Shows a fallback instead of children that fail to render, so that the page stays. React has error boundaries as classes only. */
export class FailureBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
