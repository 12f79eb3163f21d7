import { it } from "vitest"
import { open } from "../../provider/Shop.ts"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { positions } from "./positions.ts"
import { texts, seed } from "./hostile.ts"

it("probe", async () => {
  const shops = [open({ seed, store: MemoryStore.make() }), open({ seed, store: PostgresStore.make({}) })]
  const tokens = await Promise.all(shops.map((s) => s.visitor()))
  const t0 = Date.now()
  const slow: any[] = []
  const found = new Map<string, string[]>()
  for (const { name, path, payload } of positions) {
    for (const [label, text] of texts) {
      const out: any[] = []
      for (const [i, s] of shops.entries()) {
        const t = Date.now()
        const r = await s.post(path, payload(text), tokens[i])
        if (Date.now() - t > 150) slow.push([i, name, label, Date.now() - t])
        out.push([r.status, r.text])
      }
      const note = (k: string) => found.set(k, [...(found.get(k) ?? []), label])
      if (out.some(([s]) => s >= 500)) note(`500 ${name} ${out.map((o) => o[0])}`)
      else if (out[0][0] !== out[1][0])
        note(`DIFF ${name} ${out.map((o) => o[0])} ${out.map((o) => o[1].slice(0, 150)).join(" | ")}`)
      if (out.some(([, t]) => t.includes("top-secret"))) note(`LEAK ${name}`)
    }
  }
  console.log("N", positions.length, texts.length, Date.now() - t0, "ms")
  for (const [k, v] of found) console.log(k, JSON.stringify(v))
  console.log(JSON.stringify(slow).slice(0, 2000))
  for (const s of shops) await s.dispose()
}, 300000)
