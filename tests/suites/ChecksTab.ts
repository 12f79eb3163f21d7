import { Members } from "@portico/client/auth/Members"
import type { Services } from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { SessionChange } from "../../packages/client/src/session/internal/SessionState.ts"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import type { Ending, Tab } from "./ChecksStage.ts"

type Run = <A>(program: Effect.Effect<A, never, Services>) => Promise<A>

/** Creates a tab from a function that runs programs of its client. */
export const make = (run: Run, changes: () => Promise<ReadonlyArray<SessionChange>>): Tab => ({
  callers: (count) =>
    run(
      Effect.all(
        Array.from({ length: count }, () => ending(Tokens.use((tokens) => tokens.requireMember))),
        { concurrency: "unbounded" }
      )
    ),
  // Each write is of another book, because a member can review a book only once.
  write: () => run(ending(Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() })))),
  read: () => run(ending(Queries.use((queries) => queries.run(Query.from("books").pipe(Query.limit(1)))))),
  logout: () => run(ending(Members.use((members) => members.logout()))),
  role: () => run(Tokens.use((tokens) => tokens.role)),
  changes: async () => (await changes()).map(tellOf)
})

const ending = (call: Effect.Effect<unknown, { readonly _tag: string }, Services>) =>
  Effect.match(call, { onFailure: ({ _tag }): Ending => _tag, onSuccess: () => "ok" })

const tellOf = ({ cause, reason, status }: SessionChange): string =>
  [status, reason, cause?._tag, cause !== undefined && "code" in cause ? cause.code : undefined]
    .filter((word) => word !== undefined)
    .join(" ")
