import type { QrCodeProps } from "./QrCode.tsx"
import { encodeQR } from "qr"
import * as React from "react"

/** Renders a QR code as an image. It is black on white in every theme, because many scanners read nothing else. */
export function QrImage({ className, label, text }: QrCodeProps) {
  const { path, size } = React.useMemo(() => {
    const rows = encodeQR(text, "raw", { border: 4 })
    const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { path: squares.join(""), size: rows.length }
  }, [text])
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" />
    </svg>
  )
}
