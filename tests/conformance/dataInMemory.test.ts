import * as MemoryStore from "@portico/provider/MemoryStore"
import { play } from "./data/play.ts"

play("in memory", () => MemoryStore.make())
