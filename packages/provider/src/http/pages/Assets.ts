/**
 * The style sheet and the script of the pages. The pages hold neither: their policy forbids it.
 *
 * @since 0.1.0
 */

/** Path of the assets. */
export const assetPath = "/portico/assets/"

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

const css = `:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #ffffff; --ink: #1d1c1a; --soft: #5f5b54; --line: #8a857b; --accent: #1f5f4a;
  --accent-ink: #ffffff; --wrong: #a4241c; --wrong-page: #fdf0ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #171614; --card: #211f1d; --ink: #f1eee8; --soft: #b4aea3; --line: #8a857b; --accent: #8fd6bb;
    --accent-ink: #10251d; --wrong: #ffb4a9; --wrong-page: #3a1c19;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
  background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
main {
  inline-size: 100%; max-inline-size: 24rem; padding: 2rem 1.5rem;
  background: var(--card); border: 1px solid color-mix(in srgb, var(--line) 40%, transparent); border-radius: 0.75rem;
}
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
label { display: block; margin-block: 1rem 0.25rem; font-weight: 600; }
input {
  inline-size: 100%; padding: 0.625rem 0.75rem; font: inherit; color: inherit;
  background: var(--page); border: 1px solid var(--line); border-radius: 0.5rem;
}
input[aria-invalid="true"] { border-color: var(--wrong); }
button {
  inline-size: 100%; margin-block-start: 1.5rem; padding: 0.75rem; font: inherit; font-weight: 600;
  color: var(--accent-ink); background: var(--accent); border: 1px solid transparent; border-radius: 0.5rem; cursor: pointer;
}
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.wrong { margin: 0.25rem 0 0; color: var(--wrong); font-size: 0.9375rem; }
.wrong.whole { margin-block: 1rem 0; padding: 0.75rem; background: var(--wrong-page); border-radius: 0.5rem; }
`

// First that the page runs, then how the authorization ended, and both to the one origin that may know.
const silent = `"use strict";
(() => {
  const { message, origin } = document.body.dataset;
  const parent = window.parent;
  if (parent === window || message === undefined || origin === undefined) return;
  const keeps = () => {
    try {
      window.localStorage.setItem("portico.probe", "1");
      window.localStorage.removeItem("portico.probe");
      return true;
    } catch {
      return false;
    }
  };
  const sees = async () => {
    if (!keeps()) return false;
    if (document.hasStorageAccess === undefined) return true;
    const late = new Promise((resolve) => setTimeout(resolve, 250, true));
    return Promise.race([document.hasStorageAccess(), late]);
  };
  sees().catch(() => false).then((storage) => {
    parent.postMessage({ type: "ready", storage }, origin);
    parent.postMessage(JSON.parse(message), origin);
  });
})();
`

const assets: Readonly<Record<string, Asset>> = {
  "page.css": { type: "text/css; charset=utf-8", text: css },
  "silent.js": { type: "text/javascript; charset=utf-8", text: silent }
}
