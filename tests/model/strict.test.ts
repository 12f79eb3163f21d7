import { suite } from "./ModelSuite.ts"

suite("a provider that accepts each refresh token once", { reuseWindow: 0 })
