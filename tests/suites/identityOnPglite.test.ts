import * as PostgresStore from "@portico/provider/PostgresStore"
import { identity, suite } from "./EverywhereSuite.ts"

suite("PGlite", identity, () => PostgresStore.make({}))
