import * as PostgresStore from "@portico/provider/PostgresStore"
import { data, suite } from "./EverywhereSuite.ts"

suite("PGlite", data, () => PostgresStore.make({}), 100)
