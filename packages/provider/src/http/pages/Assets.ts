/**
 * The style sheet and the scripts of the pages. They are separate files because the pages' content security policy
 * forbids inline styles and scripts.
 *
 * @since 0.1.0
 */
import { passkey } from "./PasskeyScript.ts"
import * as Scripts from "./Scripts.ts"
import { css } from "./Styles.ts"

/** Returns the asset with a name, or undefined if there is none. */
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
