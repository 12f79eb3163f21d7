import * as React from "react"
import { PageLoading } from "./PageLoading.tsx"

export interface PageBoundaryProps {
  readonly children: React.ReactNode
}

interface State {
  readonly isMissing: boolean
}

/** Around pages whose code comes later: says that it is on its way, or that it did not come. */
export class PageBoundary extends React.Component<PageBoundaryProps, State> {
  override state: State = { isMissing: false }

  static getDerivedStateFromError(): State {
    return { isMissing: true }
  }

  override render(): React.ReactNode {
    if (!this.state.isMissing) return <React.Suspense fallback={<PageLoading />}>{this.props.children}</React.Suspense>
    return (
      <div className="notice" role="alert">
        <h1>This page did not load</h1>
        <p>Check your connection, then try again.</p>
        <button onClick={() => location.reload()} type="button">
          Try again
        </button>
      </div>
    )
  }
}
