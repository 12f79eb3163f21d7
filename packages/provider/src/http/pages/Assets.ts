/**
 * The style sheet and the scripts of the pages. The pages hold neither: their policy forbids it.
 *
 * @since 0.1.0
 */
import { passkey } from "./PasskeyScript.ts"
import * as Scripts from "./Scripts.ts"
import { css } from "./Styles.ts"

/** Answers an asset by its name. */
export const respond = (name: string): Response | undefined => {
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined
  return asset === undefined
    ? undefined
    : new Response(asset.text, {
        headers: { "content-type": asset.type, "cache-control": "public, max-age=300" }
      })
}

interface Asset {
  readonly type: string
  readonly text: string
}

const javascript = "text/javascript; charset=utf-8"

const assets: Readonly<Record<string, Asset>> = {
  "page.css": { type: "text/css; charset=utf-8", text: css },
  "silent.js": { type: javascript, text: Scripts.silent },
  "outbox.js": { type: javascript, text: Scripts.outbox },
  "passkey.js": { type: javascript, text: passkey }
}
