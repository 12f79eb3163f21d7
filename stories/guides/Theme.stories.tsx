import { SignInFormView } from "@portico/react/auth"
import { expect, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

interface SheetProps {
  readonly density?: "comfortable" | "compact"
  readonly name: string
  readonly preset?: "brand" | "contrast"
  readonly theme: "light" | "dark"
}

/** A card of a page with its own style. */
const Sheet = ({ density = "comfortable", name, preset, theme }: SheetProps) => (
  <section
    aria-label={name}
    data-portico-density={density}
    data-portico-preset={preset}
    data-portico-theme={theme}
    style={{
      background: "var(--portico-color-surface)",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: "clamp(0.5rem, 4vw, 1.5rem)",
      placeItems: "center"
    }}
  >
    <div className="portico-card">
      <SignInFormView messages={{ signIn: { title: name } }} onSubmit={() => {}} state={{ _tag: "Idle" }} />
    </div>
  </section>
)

/**
 * One form in every theme and density of the kit: attributes on any element set them. A dark island can be on a light
 * page, and a dense one on a spacious page.
 */
const meta = preview.meta({
  title: "guides/Looks",
  component: Sheet,
  args: { name: "Light", theme: "light" },
  parameters: { controls: { disable: true } }
})

const color = (section: HTMLElement, token: string): string =>
  getComputedStyle(section).getPropertyValue(`--portico-color-${token}`).trim()

/** Next to each other on one page, they do not affect each other. */
export const SideBySide = meta.story({
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" }}
    >
      <Sheet name="Light" theme="light" />
      <Sheet name="Dark" theme="dark" />
      <Sheet density="compact" name="Compact" theme="light" />
      <Sheet name="Brand" preset="brand" theme="light" />
      <Sheet name="Brand, dark" preset="brand" theme="dark" />
      <Sheet name="Contrast" preset="contrast" theme="light" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const section = (name: string) => canvas.getByRole("region", { name })
    const button = (name: string) => within(section(name)).getByRole("button", { name: "Sign in" })
    // With forced colors, the user's colors apply in every theme.
    const isForced = matchMedia("(forced-colors: active)").matches
    await step("each theme has its own colors", async () => {
      await expect(color(section("Light"), "bg")).toBe(isForced ? "Canvas" : "#ffffff")
      await expect(color(section("Dark"), "bg")).toBe(isForced ? "Canvas" : "#141918")
    })
    await step("a preset changes them in light and in dark", async () => {
      if (isForced) return
      await expect(color(section("Brand"), "accent")).toBe("#6b2f8a")
      await expect(color(section("Brand, dark"), "accent")).toBe("#d5a8ee")
      await expect(color(section("Contrast"), "text")).toBe("#000000")
    })
    await step("a dense look is less high, and every button is as high as a finger needs", async () => {
      await expect(button("Compact").offsetHeight).toBeLessThan(button("Light").offsetHeight)
      await expect(button("Compact").offsetHeight).toBeGreaterThanOrEqual(24)
    })
  }
})
