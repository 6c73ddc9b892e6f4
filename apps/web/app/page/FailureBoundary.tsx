import { Component, type ReactNode } from 'react'

/** Keeps a modal that fails from taking the page with it. React offers error boundaries as classes only. */
export class FailureBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
