import * as NodeServer from "@portico/provider/NodeServer"
import { it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { chromium as engine } from "playwright"
import { rolldown } from "rolldown"
import { chromium } from "../../scripts/chromium.mjs"
import { expectSharedSession } from "./guide/tabs.ts"

const bundle = Effect.promise(async () => {
  const input = new URL("guide/app.ts", import.meta.url).pathname
  const build = await rolldown({ input, platform: "browser", logLevel: "silent" })
  const { output } = await build.generate({ format: "iife" })
  await build.close()
  return output[0].code.replaceAll("</script", "<\\/script")
})

it.live("the two tabs in the guide synchronize their sign-out in Chromium", () =>
  Effect.gen(function* () {
    const browser = yield* Effect.acquireRelease(
      Effect.promise(() => engine.launch(chromium())),
      (browser) => Effect.promise(() => browser.close())
    )
    const html = `<!doctype html><title>App</title><script>${yield* bundle}</script>`
    const { url } = yield* NodeServer.listen(
      async () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }),
      { port: 0, host: "127.0.0.1" }
    )

    yield* expectSharedSession(yield* Effect.promise(() => browser.newContext()), url)
  })
)
