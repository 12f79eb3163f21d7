import { it } from "vitest"
import { open } from "../../provider/Shop.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { positions } from "./positions.ts"
import { texts, seed } from "./hostile.ts"

it("probe", async () => {
  const s = open({ seed, store: MemoryStore.make() })
  const token = await s.visitor()
  const t0 = Date.now()
  for (const { name, path, payload } of positions) {
    const counts: Record<string, number> = {}
    let bad = ""
    for (const [label, text] of texts) {
      const r = await s.post(path, payload(text), token)
      counts[r.status] = (counts[r.status] ?? 0) + 1
      if (r.status >= 400) bad = label+": "+r.text.slice(0, 160)
    }
    console.log(name, JSON.stringify(counts), counts[200] === undefined ? bad : "")
  }
  console.log(Date.now() - t0, "ms")
  await s.dispose()
}, 300000)
