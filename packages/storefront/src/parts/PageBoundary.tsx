import * as React from "react"
import { PageLoading } from "./PageLoading.tsx"

export interface PageBoundaryProps {
  readonly children: React.ReactNode
}

interface State {
  readonly isMissing: boolean
}

/** Renders lazy pages. It shows a message while their code loads, or if loading fails. */
export class PageBoundary extends React.Component<PageBoundaryProps, State> {
  override state: State = { isMissing: false }

  static getDerivedStateFromError(): State {
    return { isMissing: true }
  }

  override render(): React.ReactNode {
    if (!this.state.isMissing) return <React.Suspense fallback={<PageLoading />}>{this.props.children}</React.Suspense>
    return (
      <div className="notice" role="alert">
        <h1>We couldn't load this page</h1>
        <p>Check your connection and try again.</p>
        <button onClick={() => location.reload()} type="button">
          Try again
        </button>
      </div>
    )
  }
}
