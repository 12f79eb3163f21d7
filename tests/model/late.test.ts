import { suite } from "./ModelSuite.ts"

suite("a strict provider, where a tab is late to see what another one stored", { reuseWindow: 0, lateStorage: true })
