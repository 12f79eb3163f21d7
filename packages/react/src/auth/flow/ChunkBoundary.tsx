"use client"
import * as React from "react"
import { ChunkMissing } from "./Chunk.ts"

export interface ChunkBoundaryProps {
  readonly children: React.ReactNode
  /** Stands there where the code did not come. */
  readonly missing: React.ComponentType<MissingProps>
}

export interface MissingProps {
  /** Asks for it again. */
  readonly onRetry: () => void
}

interface State {
  readonly attempt: number
  readonly error: unknown
}

/** Catches that code did not come, and nothing else: what breaks is for the page's own boundary. */
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
