import { assert, it } from "@effect/vitest"
import { renderToString } from "react-dom/server"
import { PickerSearch } from "../../../../packages/react/src/data/reference/ReferencePickerParts.view.tsx"

it("names the root that a part needs", () => {
  assert.throws(() => renderToString(<PickerSearch />), "Render PickerSearch inside ReferencePickerParts.Root.")
})
