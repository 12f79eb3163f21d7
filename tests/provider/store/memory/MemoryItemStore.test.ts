import * as MemoryItemStore from "../../../../packages/provider/src/store/memory/MemoryItemStore.ts"
import * as AggregatesSuite from "../AggregatesSuite.ts"
import * as AlterSuite from "../AlterSuite.ts"
import * as IndexesSuite from "../IndexesSuite.ts"
import * as ItemStoreSuite from "../ItemStoreSuite.ts"
import * as PagesSuite from "../PagesSuite.ts"
import * as ReferencesSuite from "../ReferencesSuite.ts"
import * as SearchSuite from "../SearchSuite.ts"

ItemStoreSuite.suite("memory", MemoryItemStore.layer)
AlterSuite.suite("memory", MemoryItemStore.layer)
SearchSuite.suite("memory", MemoryItemStore.layer)
IndexesSuite.suite("memory", MemoryItemStore.layer)
PagesSuite.suite("memory", MemoryItemStore.layer)
ReferencesSuite.suite("memory", MemoryItemStore.layer)
AggregatesSuite.suite("memory", MemoryItemStore.layer)
