import { Account, layer } from "@portico/client/auth/Account"
import { Queries } from "@portico/client/data/Queries"
import * as Effect from "effect/Effect"
import { books } from "./books.ts"

// A visitor has no account, so this read may fail.
const user = Effect.ignore(Account.use(({ user }) => user).pipe(Effect.provide(layer)))

/** Reads the data of the start page on the server, so that the first HTML contains it. */
export const read = Effect.all([Queries.use((queries) => queries.run(books)), user])
