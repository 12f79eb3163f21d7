import * as MemoryIdentityStore from "../../../../packages/provider/src/store/memory/MemoryIdentityStore.ts"
import { suite } from "../IdentityStoreSuite.ts"

suite("memory", MemoryIdentityStore.layer)
