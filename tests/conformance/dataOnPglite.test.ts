import * as PostgresStore from "@portico/provider/PostgresStore"
import { play } from "./data/play.ts"

// The other generation is played on a server, which runs the same statements.
play("on PGlite", () => PostgresStore.make({}), ["era"])
