"use client"
import { makeChunk, useChunk, ChunkBoundary } from "../../runtime/Chunk.ts"
import * as React from "react"

export interface QrCodeProps {
  readonly className?: string | undefined
  /** The accessible name of the image. */
  readonly label: string
  readonly text: string
}

const image = makeChunk(() => import("./QrImage.tsx"))

/** Renders a QR code. Its encoder is loaded on demand. Nothing is rendered if it cannot be loaded. */
export function QrCode(props: QrCodeProps) {
  return (
    <ChunkBoundary missing={Nothing}>
      <React.Suspense fallback={<div aria-hidden="true" className={props.className} />}>
        <Image {...props} />
      </React.Suspense>
    </ChunkBoundary>
  )
}

function Image(props: QrCodeProps) {
  const { QrImage } = useChunk(image)
  return <QrImage {...props} />
}

function Nothing() {
  return null
}
