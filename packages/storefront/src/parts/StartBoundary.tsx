import * as React from "react"
import { LoadFailure } from "./LoadFailure.tsx"

export interface StartBoundaryProps {
  /** The shop, or `undefined` if it could not start. */
  readonly children: React.ReactNode | undefined
}

interface State {
  readonly isBroken: boolean
}

/** Renders the shop. If it could not start, or if its frame throws, it shows a message instead of a blank page. */
export class StartBoundary extends React.Component<StartBoundaryProps, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override render(): React.ReactNode {
    if (this.props.children !== undefined && !this.state.isBroken) return this.props.children
    return (
      <main className="shop-main">
        <LoadFailure />
      </main>
    )
  }
}
