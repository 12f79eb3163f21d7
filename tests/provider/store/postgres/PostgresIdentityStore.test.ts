import * as Connection from "@portico/provider/store/postgres/Connection"
import * as PostgresIdentityStore from "@portico/provider/store/postgres/PostgresIdentityStore"
import * as Layer from "effect/Layer"
import { suite } from "../IdentityStoreSuite.ts"

suite("embedded Postgres", PostgresIdentityStore.layer.pipe(Layer.provide(Connection.layer({}))))
