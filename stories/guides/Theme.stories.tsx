import { SignInFormView } from "@portico/react/auth"
import { expect, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

interface ThemedFormProps {
  readonly density?: "comfortable" | "compact"
  readonly name: string
  readonly preset?: "brand" | "contrast"
  readonly theme: "light" | "dark"
}

/** A form with a theme, a density and a preset. */
const ThemedForm = ({ density = "comfortable", name, preset, theme }: ThemedFormProps) => (
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
 * One form in every theme and density of the kit, which attributes on any element set. A page can contain sections with
 * other themes.
 */
const meta = preview.meta({
  title: "guides/Themes",
  component: ThemedForm,
  args: { name: "Light", theme: "light" },
  parameters: { controls: { disable: true } }
})

const color = (section: HTMLElement, token: string): string =>
  getComputedStyle(section).getPropertyValue(`--portico-color-${token}`).trim()

/** Several themes on one page, which do not affect each other. */
export const SideBySide = meta.story({
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" }}
    >
      <ThemedForm name="Light" theme="light" />
      <ThemedForm name="Dark" theme="dark" />
      <ThemedForm density="compact" name="Compact" theme="light" />
      <ThemedForm name="Brand" preset="brand" theme="light" />
      <ThemedForm name="Brand, dark" preset="brand" theme="dark" />
      <ThemedForm name="Contrast" preset="contrast" theme="light" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const section = (name: string) => canvas.getByRole("region", { name })
    const button = (name: string) => within(section(name)).getByRole("button", { name: "Sign in" })
    // With forced colors, the user's colors apply in every theme.
    const isForced = matchMedia("(forced-colors: active)").matches
    await step("has its own colors in each theme", async () => {
      await expect(color(section("Light"), "bg")).toBe(isForced ? "Canvas" : "#ffffff")
      await expect(color(section("Dark"), "bg")).toBe(isForced ? "Canvas" : "#141918")
    })
    await step("changes the colors of both themes with a preset", async () => {
      if (isForced) return
      await expect(color(section("Brand"), "accent")).toBe("#6b2f8a")
      await expect(color(section("Brand, dark"), "accent")).toBe("#d5a8ee")
      await expect(color(section("Contrast"), "text")).toBe("#000000")
    })
    await step("has smaller buttons in the compact density, at least 24 pixels high", async () => {
      await expect(button("Compact").offsetHeight).toBeLessThan(button("Light").offsetHeight)
      await expect(button("Compact").offsetHeight).toBeGreaterThanOrEqual(24)
    })
  }
})
