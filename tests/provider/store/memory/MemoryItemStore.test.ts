import * as MemoryItemStore from "@portico/provider/store/memory/MemoryItemStore"
import * as ItemStoreSuite from "../ItemStoreSuite.ts"

ItemStoreSuite.suite("memory", MemoryItemStore.layer)
