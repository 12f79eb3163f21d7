import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../../packages")

const forms = globSync("{react,storefront}/src/**/*.tsx", { cwd: root }).flatMap((file) =>
  [
    ...readFileSync(join(root, file), "utf8").matchAll(
      /^ *<(FormRoot|ItemFormRootView|Form\.Root)\n(?<props>[^]*?)^ *>$/gm
    )
  ].map(({ groups }) => ({ file, props: groups?.["props"] ?? "" }))
)

// `FormElement` requires the prop by its type.
it("every form of the kit and of the shop checks its changed fields when they lose the focus", () => {
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter(({ props }) => !/^ *(check|onCheck)=|^ *\{\.\.\.(props|root)\}/m.test(props))).toEqual([])
})
