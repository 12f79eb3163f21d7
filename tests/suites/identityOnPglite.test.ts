import * as PostgresStore from "@portico/provider/PostgresStore"
import { suite } from "./EverywhereSuite.ts"

suite("PGlite", () => PostgresStore.make({}))
