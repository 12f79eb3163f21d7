import * as React from "react"
import { LoadFailure } from "./LoadFailure.tsx"
import { PageLoading } from "./PageLoading.tsx"

export interface PageBoundaryProps {
  readonly children: React.ReactNode
  /** The path of the page. At another path, the boundary renders its children again. */
  readonly path?: string
}

interface State {
  readonly isMissing: boolean
  readonly path: string | undefined
}

/** Renders lazy pages. It shows a message while their code loads, or if loading fails. */
export class PageBoundary extends React.Component<PageBoundaryProps, State> {
  override state: State = { isMissing: false, path: this.props.path }

  static getDerivedStateFromError(): Partial<State> {
    return { isMissing: true }
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: State): State | null {
    return path === state.path ? null : { isMissing: false, path }
  }

  override render(): React.ReactNode {
    return this.state.isMissing ? (
      <LoadFailure />
    ) : (
      <React.Suspense fallback={<PageLoading />}>{this.props.children}</React.Suspense>
    )
  }
}
