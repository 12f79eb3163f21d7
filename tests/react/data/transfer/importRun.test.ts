import { assert, it } from "@effect/vitest"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { vi } from "vitest"
import { importMachine } from "../../../../packages/react/src/data/transfer/importMachine.ts"
import type { ImportState } from "../../../../packages/react/src/data/transfer/ImportState.ts"
import { registryOver } from "../../runtime/registry.ts"

vi.mock("../../../../packages/react/src/data/transfer/importRun.ts", () => {
  throw new Error("Failed to fetch dynamically imported module")
})

it.effect("reports a file that it cannot read because the code could not be loaded", () =>
  Effect.gen(function* () {
    const registry = yield* registryOver(
      Layer.mergeAll(
        Layer.mock(SiteStorage, {}),
        Layer.succeed(Tokens, { changes: Stream.empty } as unknown as Tokens["Service"])
      )
    )
    const machine = importMachine("stock", {})
    registry.mount(machine)
    registry.set(machine, { _tag: "Pick", file: new File(["title\nEmma"], "stock.csv") })

    // The import shows that it is reading the file while the code loads.
    assert.strictEqual(registry.get(machine)._tag, "Reading")

    const state = yield* Effect.callback<ImportState>((resume) => {
      registry.subscribe(machine, (state) => {
        if (state._tag !== "Reading") resume(Effect.succeed(state))
      })
    })

    assert.deepNestedInclude(state, { _tag: "Picking", "fault.what": "unreadable" })
  })
)
