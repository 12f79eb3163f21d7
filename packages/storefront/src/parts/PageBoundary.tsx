import * as React from "react"
import { LoadFailure } from "./LoadFailure.tsx"
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
    return this.state.isMissing ? (
      <LoadFailure />
    ) : (
      <React.Suspense fallback={<PageLoading />}>{this.props.children}</React.Suspense>
    )
  }
}
