import sheet from "../../../packages/react/src/theme/tokens.css?raw"
import { Table } from "./Blocks.tsx"

// The first declaration of each: later ones apply to a density or to a user preference.
const tokens = new Map(
  Array.from(
    sheet.matchAll(/(--portico-[\w-]+):\s*([^;]+);/g),
    ([, name = "", value = ""]) => [name, value.trim()] as const
  )
    .filter(([name]) => name !== "--portico-light" && name !== "--portico-dark")
    .toReversed()
)

const colors = [...tokens.keys()].filter((name) => name.startsWith("--portico-color-")).toReversed()
const others = [...tokens].filter(([name]) => !name.startsWith("--portico-color-")).toReversed()

const Swatch = ({ name, theme }: { readonly name: string; readonly theme: "light" | "dark" }) => (
  <span data-portico-theme={theme}>
    <span aria-hidden="true" className="guide-swatch" style={{ background: `var(${name})` }} />
  </span>
)

/** All tokens of `tokens.css`: the colors in light and dark, or the value. */
export function Tokens() {
  return (
    <>
      <Table
        caption="Colors"
        heads={["Token", "Light", "Dark"]}
        rows={colors.map((name) => [
          <code key="name">{name}</code>,
          <Swatch key="light" name={name} theme="light" />,
          <Swatch key="dark" name={name} theme="dark" />
        ])}
      />
      <Table
        caption="Type, distances, shapes and motion"
        heads={["Token", "Value"]}
        rows={others.map(([name, value]) => [<code key="name">{name}</code>, <code key="value">{value}</code>])}
      />
    </>
  )
}
