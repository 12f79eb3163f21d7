/**
 * The screens beyond the sign-in: their code comes while somebody types.
 *
 * @since 0.1.0
 */
import { type Chunk, makeChunk } from "./Chunk.ts"

/** What comes later. */
export type Later = typeof import("./LazyScreens.ts")

export const later: Chunk<Later> = makeChunk(() => import("./LazyScreens.ts"))

/**
 * Loads the screens beyond the sign-in, as a page does that begins with one of them: on a server before it renders, in a
 * browser before it hydrates. Elsewhere they come by themselves.
 *
 * **Example** (Before the page is hydrated)
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
