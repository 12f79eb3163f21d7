import * as PostgresStore from "@portico/provider/PostgresStore"
import { play } from "./data/play.ts"

// The other generation runs on a server with the same statements.
play("on PGlite", () => PostgresStore.make({}), ["era"])
