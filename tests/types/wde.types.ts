/** Programs about the error catalog that must not compile, each next to one that does. */
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"

Wde.make("WDE0006", { limit: 1000, count: 1001 })

// @ts-expect-error A value of the message is missing.
Wde.make("WDE0006", { limit: 1000 })

// @ts-expect-error The message has no such value.
Wde.make("WDE0006", { limit: 1000, count: 1001, collection: "books" })

// @ts-expect-error The value is neither a string nor a number.
Wde.make("WDE0006", { limit: 1000, count: [1001] })

Wde.make("WDE0159", {})

// @ts-expect-error There is no such code.
Wde.make("WDE9999", {})

declare const read: Effect.Effect<string, Wde.Wde<"WDE0001" | "WDE0073">>

/** Catching one code leaves the other. */
export const rest: Effect.Effect<string, Wde.Wde<"WDE0001">> = read.pipe(
  Effect.catchTag("WDE0073", (error) => Effect.succeed(`${error.params.collection}/${error.params.itemId}`))
)

/** Catching both leaves none. */
export const none: Effect.Effect<string> = read.pipe(
  Effect.catchTags({ WDE0001: () => Effect.succeed(""), WDE0073: () => Effect.succeed("") })
)

export const other = read.pipe(
  // @ts-expect-error The program cannot fail with this code.
  Effect.catchTag("WDE0074", () => Effect.succeed(""))
)

export const wrong = read.pipe(
  Effect.catchTag("WDE0073", (error) =>
    // @ts-expect-error The error of this code has no such value.
    Effect.succeed(error.params.count)
  )
)
