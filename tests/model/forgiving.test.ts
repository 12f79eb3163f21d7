import { suite } from "./ModelSuite.ts"

suite("a provider that forgives a lost answer for half a minute", { reuseWindow: 30 })
