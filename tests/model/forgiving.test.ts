import { suite } from "./ModelSuite.ts"

suite("a provider that accepts a rotated token for half a minute", { reuseWindow: 30 })
