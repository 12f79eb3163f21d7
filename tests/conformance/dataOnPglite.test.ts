import * as PostgresStore from "@portico/provider/PostgresStore"
import { play } from "./data/play.ts"

play("on PGlite", () => PostgresStore.make({}))
