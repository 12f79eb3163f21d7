import { Items } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { Authors } from "./Books.ts"

/** Renames an author and returns a message for the user. */
export const rename = (id: string, name: string) =>
  Items.use((items) => items.update(Authors, { _id: id, name })).pipe(
    Effect.as("Saved."),
    Effect.retry({
      while: ({ kind }) => kind === "WD_UNKNOWN_ERROR",
      times: 2,
      schedule: Schedule.exponential("200 millis")
    }),
    Effect.catchTags({
      WDE0073: () => Effect.succeed("This author no longer exists."),
      ApplicationError: ({ code }) =>
        Effect.succeed(code === "WDE0027" ? "You may not change authors." : "That did not work."),
      InvalidArgument: ({ violations }) => Effect.succeed(violations.map(({ description }) => description).join(" "))
    }),
    Effect.catch((error) =>
      Effect.as(
        Effect.logError(error),
        error.kind === "WD_UNKNOWN_ERROR" ? "The shop is not available at the moment." : "That did not work."
      )
    )
  )
