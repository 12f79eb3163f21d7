/**
 * Advice for developers about requests that skip many items. It is part of the request log and never of a response.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Page } from "../../engine/order/Cursor.ts"

/** Receives the advice about the current request. The default discards it. */
export const Advice = Context.Reference<(line: string) => void>("@portico/provider/http/request/Advice", {
  defaultValue: () => () => {}
})

/** Advises a cursor if a page skips many items. The store reads the skipped items, but starts directly at a cursor. */
export const ofPage = ({ offset }: Page): Effect.Effect<void> =>
  offset < deepOffset ? Effect.void : Effect.map(Advice, (give) => give(deepSkip))

/** The number of skipped items from which a cursor is advised. */
export const deepOffset = 10_000

const deepSkip =
  `The request skips ${deepOffset} items or more, and the store reads all of them. ` +
  "Request the next page with the cursor of the previous one (cursorPaging), which costs the same at any position."
