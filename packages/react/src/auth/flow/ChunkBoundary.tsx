"use client"
import * as React from "react"
import { ChunkMissing } from "./Chunk.ts"

export interface ChunkBoundaryProps {
  readonly children: React.ReactNode
  /** The component to render if the code could not be loaded. */
  readonly missing: React.ComponentType<MissingProps>
}

export interface MissingProps {
  /** Loads the code again. */
  readonly onRetry: () => void
}

interface State {
  readonly attempt: number
  readonly error: unknown
}

/** Catches the failure to load code. All other errors go to the page's own error boundary. */
export class ChunkBoundary extends React.Component<ChunkBoundaryProps, State> {
  override state: State = { attempt: 0, error: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  override render(): React.ReactNode {
    const { attempt, error } = this.state
    if (error === undefined) return <React.Fragment key={attempt}>{this.props.children}</React.Fragment>
    if (!(error instanceof ChunkMissing)) throw error
    const { missing: Missing } = this.props
    return <Missing onRetry={() => this.setState({ attempt: attempt + 1, error: undefined })} />
  }
}
