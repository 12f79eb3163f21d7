/**
 * The loader of the screens after the sign-in. Their code loads while the user types.
 *
 * @since 0.1.0
 */
import { type Chunk, makeChunk } from "../../runtime/Chunk.ts"

/** The module of the screens that are loaded on demand. */
export type Later = typeof import("./LazyScreens.tsx")

export const later: Chunk<Later> = makeChunk(() => import("./LazyScreens.tsx"))

/**
 * Loads the code of the screens after the sign-in. A page that starts with one of them calls it before it renders on a
 * server and before it hydrates in a browser. On other pages the code loads automatically.
 *
 * **Example** (Before hydration)
 *
 * ```tsx
 * import { AuthFlow, loadAuthFlow } from "@portico/react"
 * import { hydrateRoot } from "react-dom/client"
 *
 * export const start = (root: Element) =>
 *   loadAuthFlow().then(() => hydrateRoot(root, <AuthFlow start="signUp" />))
 * ```
 */
export const loadAuthFlow = (): Promise<void> => later.load().then(() => {})
