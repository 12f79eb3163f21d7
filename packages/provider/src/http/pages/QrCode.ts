/**
 * QR codes as SVG.
 *
 * @since 0.1.0
 */
import { generate } from "lean-qr"
import { type Html, html } from "./Html.ts"

/** Renders a string as a QR code. Cameras need it dark on light, so it ignores the page's colors. */
export const of = (text: string, label: string): Html => {
  const code = generate(text)
  const size = code.size + 2 * margin
  let path = ""
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + margin} ${y + margin}h1v1h-1z`
  }
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    width="${size * scale}"
    height="${size * scale}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#ffffff" />
    <path d="${path}" fill="#000000" />
  </svg>`
}

// The light margin that a code needs on each side, in modules (ISO/IEC 18004).
const margin = 4

const scale = 4
