import * as MemoryIdentityStore from "@portico/provider/store/memory/MemoryIdentityStore"
import { suite } from "../IdentityStoreSuite.ts"

suite("memory", MemoryIdentityStore.layer)
